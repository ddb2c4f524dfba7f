// Sums of taler in as few coins as possible.

export const COINS = [10, 5, 2, 1] as const;

export function coinsFor(sum: number): number[] {
  const coins: number[] = [];
  for (const coin of COINS)
    for (
      let left = sum - coins.reduce((total, each) => total + each, 0);
      left >= coin;
      left -= coin
    )
      coins.push(coin);
  return coins;
}
