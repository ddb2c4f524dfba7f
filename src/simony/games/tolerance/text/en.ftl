### Tolerance
###
### One word for one thing, here and in ja.ftl:
###
###   reign        治世         one of three rounds, named after its monarch
###   Monarch      君主         the card of the one who reigns
###   suit         身分         Nobles, Clergy, Townsfolk, Peasants
###   Wild         ワイルド     a card of no suit, declared as one when it is played
###   aside        外し         declared as a suit that is not led
###   religion     宗派         Catholic, Protestant or neutral
###   prevailing   時の国教     of the religion of the monarch who reigns
###   piety        信仰心       what religions are counted in
###   money        お金         what taxes bring
###   effect       効果         what a card does when its trick is won
###   kill         殺す         to lay a card on a pile of the dead
###   condemn      断罪する     to kill the least pious, if less pious than oneself
###   convert      改宗させる   to turn the least pious to the other religion
###   board        ボード       where a player's cards lie, on six piles
###   guild        ギルド       some of the Townsfolk
###   pennant      旗           a mark for every ten of a tally
###   loan         借金         what one takes who is in debt
###   role         役           what a player gets points for
###   execution    処刑         what a living Monarch does at the end of a reign

tolerance-name = Tolerance
tolerance-about = Win tricks whose cards tax, pray, kill and convert, under three monarchs of three minds about religion.
tolerance-score = Points

tolerance-option-roles = Roles
tolerance-option-roles-bertram = everybody is Bertram the Balanced
tolerance-option-roles-random = dealt at random
tolerance-option-roles-choose = chosen one after another
tolerance-option-hidden_roles = Whether roles are hidden
tolerance-option-hidden_roles-off = everybody sees all roles
tolerance-option-hidden_roles-on = hidden until the end, if they are dealt at random
tolerance-option-plagues = How many Plaguebearers there are
tolerance-option-plagues-1 = one
tolerance-option-plagues-2 = two
tolerance-option-open_tableaux = What is seen of the others’ piles
tolerance-option-open_tableaux-off = the card on top
tolerance-option-open_tableaux-on = all cards

## Small words

tolerance-card = { $name } ({ $suit } { $rank })
tolerance-card-full = { $card }: { $religion }, piety { $piety }, money { $money }; { $effect }.
tolerance-seat-role =
    { $who-is ->
        [you] you are { $role }
       *[other] { $who } is { $role }
    }
tolerance-line = { $line } { $points }
tolerance-pennants =
    { $count ->
        [one] 1 pennant
       *[other] { $count } pennants
    }
tolerance-pile-beneath =
    { $count ->
        [one] and 1 card beneath
       *[other] and { $count } cards beneath
    }
tolerance-loan = Loan
tolerance-sheet-mary = Under Mary I { $points }
tolerance-sheet-elizabeth = Under Elizabeth I { $points }
tolerance-sheet-james = Under James I { $points }
tolerance-sheet-money = Pennants for money { $points }
tolerance-sheet-catholic_piety = Pennants for Catholic piety { $points }
tolerance-sheet-protestant_piety = Pennants for Protestant piety { $points }
tolerance-sheet-loan = Loan { $points }

tolerance-suit-nobles = Nobles
tolerance-suit-clergy = Clergy
tolerance-suit-townsfolk = Townsfolk
tolerance-suit-peasants = Peasants
tolerance-suit-wild = Wild
tolerance-religion-neutral = neutral
tolerance-religion-catholic = Catholic
tolerance-religion-protestant = Protestant
tolerance-religion-prevailing = of the prevailing religion
tolerance-pile-living-neutral = living neutral cards
tolerance-pile-living-catholic = living Catholics
tolerance-pile-living-protestant = living Protestants
tolerance-pile-dead-neutral = dead neutral cards
tolerance-pile-dead-catholic = dead Catholics
tolerance-pile-dead-protestant = dead Protestants
tolerance-tally-money = money
tolerance-tally-catholic_piety = Catholic piety
tolerance-tally-protestant_piety = Protestant piety
tolerance-reign-mary = Mary I
tolerance-reign-elizabeth = Elizabeth I
tolerance-reign-james = James I
tolerance-reign-religion = { $reign } ({ $religion })

tolerance-role-bertram = Bertram the Balanced
tolerance-role-ned = Ned
tolerance-role-pierre = Pierre
tolerance-role-george = George
tolerance-role-juba = Juba
tolerance-role-margaret = Margaret
tolerance-role-gregory = Gregory the Yeoman
tolerance-role-patchwork = Patchwork
tolerance-role-hidden = a hidden role

tolerance-line-nobles = each of the Nobles
tolerance-line-clergy = each of the Clergy
tolerance-line-townsfolk = each of the Townsfolk
tolerance-line-peasants = each of the Peasants
tolerance-line-wild = each Wild
tolerance-line-guild_any = any guild member
tolerance-line-guild_most = most guild members
tolerance-line-dead_catholic = each dead Catholic
tolerance-line-dead_protestant = each dead Protestant

## Effects

tolerance-effect-none = no effect
tolerance-effect-guild = guild member
tolerance-effect-taxes = collects taxes from { $reach }
tolerance-effect-piety = collects piety from { $reach }
tolerance-effect-taxes_piety = collects taxes and piety from { $reach }
tolerance-effect-kill = kills { $reach }
tolerance-effect-condemn = condemns { $reach }
tolerance-effect-convert = converts { $reach }
tolerance-effect-lose_piety = loses the winner { $count } of both pieties
tolerance-effect-royal_execution = executes one card on any board at the end of the reign
tolerance-reach-all = all { $what }
tolerance-reach-some = { $count } of the { $what }
tolerance-reach-lowest = the least pious { $what }
tolerance-target-all = cards
tolerance-target-nobles = Nobles
tolerance-target-clergy = Clergy
tolerance-target-townsfolk = Townsfolk
tolerance-target-peasants = Peasants
tolerance-target-wild = Wilds
tolerance-target-neutral = neutral cards
tolerance-target-catholic = Catholics
tolerance-target-protestant = Protestants
tolerance-target-monarch = cards of the monarch’s religion
tolerance-target-highest_rank = cards of the highest rank
tolerance-target-highest_money = cards with the most money
tolerance-target-highest_piety = cards with the most piety

## What lies where

tolerance-zone-reign = The reign
tolerance-zone-trick = The trick
tolerance-zone-trick-led = The trick, { $suit } led
tolerance-zone-trick-won =
    { $who-is ->
        [you] The trick you won, as it is resolved
       *[other] The trick { $who } won, as it is resolved
    }
tolerance-zone-hand = Your hand
tolerance-zone-roles = Roles to choose from
tolerance-zone-held =
    { $who-is ->
        [you] Your cards
       *[other] { $who }’s cards
    }
tolerance-zone-living-catholic =
    { $who-is ->
        [you] Your living Catholics
       *[other] { $who }’s living Catholics
    }
tolerance-zone-living-neutral =
    { $who-is ->
        [you] Your living neutral cards
       *[other] { $who }’s living neutral cards
    }
tolerance-zone-living-protestant =
    { $who-is ->
        [you] Your living Protestants
       *[other] { $who }’s living Protestants
    }
tolerance-zone-dead-catholic =
    { $who-is ->
        [you] Your dead Catholics
       *[other] { $who }’s dead Catholics
    }
tolerance-zone-dead-neutral =
    { $who-is ->
        [you] Your dead neutral cards
       *[other] { $who }’s dead neutral cards
    }
tolerance-zone-dead-protestant =
    { $who-is ->
        [you] Your dead Protestants
       *[other] { $who }’s dead Protestants
    }
tolerance-zone-money =
    { $who-is ->
        [you] Your money
       *[other] { $who }’s money
    }
tolerance-zone-catholic_piety =
    { $who-is ->
        [you] Your Catholic piety
       *[other] { $who }’s Catholic piety
    }
tolerance-zone-protestant_piety =
    { $who-is ->
        [you] Your Protestant piety
       *[other] { $who }’s Protestant piety
    }
tolerance-zone-loan =
    { $who-is ->
        [you] Your loan
       *[other] { $who }’s loan
    }
tolerance-zone-role =
    { $who-is ->
        [you] Your role
       *[other] { $who }’s role
    }
tolerance-zone-points =
    { $who-is ->
        [you] Your points
       *[other] { $who }’s points
    }
tolerance-zone-held-short = Cards
tolerance-zone-points-short = Points
tolerance-zone-money-short = Money
tolerance-zone-catholic_piety-short = Cath.
tolerance-zone-protestant_piety-short = Prot.

tolerance-mark-led = led
tolerance-mark-winning = winning
tolerance-mark-aside = aside
tolerance-mark-acting = acting
tolerance-mark-fallen = dead
tolerance-mark-converted = converted
tolerance-mark-chosen = named
tolerance-panel-starter = Starter
tolerance-panel-leader = Leads
tolerance-panel-winner = Won the trick
tolerance-panel-loan = Loan

## How things stand

tolerance-fact-reign = The reign of { $reign }, { $number } of { $reigns }.
tolerance-fact-trick = The reign of { $reign }, trick { $trick } of { $tricks }.
tolerance-fact-prevailing = The prevailing religion is { $religion }.
tolerance-fact-acting = Still to act: { $card }, who { $effect }.
tolerance-fact-role = { $role } in this reign: { $lines }.
tolerance-fact-role-end = { $role } at the end, for each pennant: { $lines }.
tolerance-fact-suspects = { $who } may be { $roles }.
tolerance-fact-place =
    { $who-is ->
        [you] { $place }. You, { $role }: { $points }
       *[other] { $place }. { $who }, { $role }: { $points }
    }

## What is asked

tolerance-prompt-start = The game is about to begin.
tolerance-prompt-deal = The cards for the reign of { $reign } are to be dealt.
tolerance-prompt-role =
    { $who-is ->
        [you] Choose your role.
       *[other] { $who } chooses a role.
    }
tolerance-prompt-starter =
    { $who-is ->
        [you] Who leads first in the reign of { $reign }?
       *[other] { $who } chooses who leads first in the reign of { $reign }.
    }
tolerance-prompt-lead =
    { $who-is ->
        [you] Lead a card.
       *[other] { $who } leads.
    }
tolerance-prompt-follow =
    { $who-is ->
        [you] Follow with { $suit }, or play a Wild.
       *[other] { $who } plays. { $suit } are led.
    }
tolerance-prompt-void = You have no { $suit }: play any card.
tolerance-prompt-target =
    { $who-is ->
        [you] { $card } { $effect }: which?
       *[other] { $card } { $effect }: { $who } chooses.
    }
tolerance-prompt-execution =
    { $who-is ->
        [you] { $card } lives and must execute somebody: whom?
       *[other] { $card } lives and must execute somebody: { $who } chooses.
    }
tolerance-prompt-loan =
    { $who-is ->
        [you] Repay your loan for { $price }?
       *[other] { $who } may repay a loan for { $price }.
    }
tolerance-prompt-over =
    { $who-is ->
        [you] You win with { $points } points!
       *[other] { $who } wins with { $points } points.
    }
tolerance-prompt-over-shared = The victory is shared by { $winners }.

tolerance-choice-play = Play { $card }
tolerance-choice-play-as = Play { $card } as { $suit }
tolerance-choice-play-aside = Play { $card } aside
tolerance-choice-target = { $card }
tolerance-choice-execute = Execute { $card }
tolerance-choice-first = { $who } leads first
tolerance-choice-first-self = You lead first
tolerance-choice-role = { $role }
tolerance-choice-repay = Repay the loan for { $price }
tolerance-choice-keep = Keep the loan

## The chronicle

tolerance-tell-role =
    { $who-is ->
        [you] You are { $role }.
       *[other] { $who } is { $role }.
    }
tolerance-tell-role-taken =
    { $who-is ->
        [you] You become { $role }.
       *[other] { $who } becomes { $role }.
    }
tolerance-tell-dealt =
    { $who-is ->
        [you] The reign of { $reign } begins. You choose who leads first.
       *[other] The reign of { $reign } begins. { $who } chooses who leads first.
    }
tolerance-tell-hand =
    { $who-is ->
        [you] You are dealt { $cards }.
       *[other] { $who } is dealt { $cards }.
    }
tolerance-tell-starter =
    { $who-is ->
        [you] You let { $first } lead first.
       *[other] { $first-is ->
            [you] { $who } lets you lead first.
           *[other] { $who } lets { $first } lead first.
        }
    }
tolerance-tell-starter-self =
    { $who-is ->
        [you] You choose to lead first yourself.
       *[other] { $who } chooses to lead first.
    }
tolerance-tell-led =
    { $who-is ->
        [you] You lead { $card }.
       *[other] { $who } leads { $card }.
    }
tolerance-tell-played =
    { $who-is ->
        [you] You play { $card }.
       *[other] { $who } plays { $card }.
    }
tolerance-tell-led-as =
    { $who-is ->
        [you] You lead { $card } as { $suit }.
       *[other] { $who } leads { $card } as { $suit }.
    }
tolerance-tell-played-as =
    { $who-is ->
        [you] You play { $card } as { $suit }.
       *[other] { $who } plays { $card } as { $suit }.
    }
tolerance-tell-played-aside =
    { $who-is ->
        [you] You play { $card } aside.
       *[other] { $who } plays { $card } aside.
    }
tolerance-tell-won =
    { $who-is ->
        [you] You win the trick with { $card }. Its cards act in this order: { $cards }.
       *[other] { $who } wins the trick with { $card }. Its cards act in this order: { $cards }.
    }
tolerance-tell-taxes = { $card } collects taxes from { $cards }: money { $amount }.
tolerance-tell-piety = { $card } collects piety from { $cards }: Catholic { $catholic }, Protestant { $protestant }.
tolerance-tell-killed = { $card } kills { $cards }.
tolerance-tell-condemned = { $card } condemns { $cards } to death.
tolerance-tell-converted = { $card } converts { $cards }: now { $religion }.
tolerance-tell-lost-piety =
    { $who-is ->
        [you] { $card }: you lose { $amount } of both pieties.
       *[other] { $card }: { $who } loses { $amount } of both pieties.
    }
tolerance-tell-idle = { $card } { $effect }, but finds nobody.
tolerance-tell-silenced = { $card } is dead and does not act.
tolerance-tell-pennant =
    { $who-is ->
        [you] You have { $total } { $tally }: pennant { $pennants }.
       *[other] { $who } has { $total } { $tally }: pennant { $pennants }.
    }
tolerance-tell-loan =
    { $who-is ->
        [you] You are in debt: you take a loan, and have { $money }.
       *[other] { $who } is in debt, takes a loan, and has { $money }.
    }
tolerance-tell-laid-part = { $pile } { $cards }
tolerance-tell-laid =
    { $who-is ->
        [you] The trick goes on your board: { $parts }.
       *[other] The trick goes on { $who }’s board: { $parts }.
    }
tolerance-tell-reign-over = The reign of { $reign } ends. All piles are turned up. The Monarch lives.
tolerance-tell-reign-over-dead = The reign of { $reign } ends. All piles are turned up. The Monarch is dead.
tolerance-tell-executed =
    { $owner-is ->
        [you] { $monarch }, of { tolerance-whose } board, executes { $card } on yours.
       *[other] { $monarch }, of { tolerance-whose } board, executes { $card } on { $owner }’s.
    }
tolerance-whose =
    { $who-is ->
        [you] your
       *[other] { $who }’s
    }
tolerance-tell-crown-taxes =
    { $who-is ->
        [you] The crown’s taxes on your living { $religion } cards: money { $amount }.
       *[other] The crown’s taxes on { $who }’s living { $religion } cards: money { $amount }.
    }
tolerance-tell-living-piety =
    { $who-is ->
        [you] The piety of your living cards: Catholic { $catholic }, Protestant { $protestant }.
       *[other] The piety of { $who }’s living cards: Catholic { $catholic }, Protestant { $protestant }.
    }
tolerance-tell-repaid =
    { $who-is ->
        [you] You repay your loan, and have { $money } left.
       *[other] { $who } repays the loan, and has { $money } left.
    }
tolerance-tell-kept-loan =
    { $who-is ->
        [you] You keep your loan.
       *[other] { $who } keeps the loan.
    }
tolerance-tell-scored =
    { $who-is ->
        [you] You score { $gained }: suits { $suits }, guilds { $guilds }, the dead { $dead }. You have { $total }.
       *[other] { $who } scores { $gained }: suits { $suits }, guilds { $guilds }, the dead { $dead }. Total { $total }.
    }
tolerance-tell-scored-hidden =
    { $who-is ->
        [you] You score { $gained }. You have { $total }.
       *[other] { $who } scores { $gained }. Total { $total }.
    }
tolerance-tell-roles-shown = The roles are shown: { $roles }.
tolerance-tell-final =
    { $who-is ->
        [you] Your pennants: money { $money }, Catholic { $catholic }, Protestant { $protestant }{ tolerance-loan-cost }. You end with { $total }.
       *[other] { $who }’s pennants: money { $money }, Catholic { $catholic }, Protestant { $protestant }{ tolerance-loan-cost }. { $who } ends with { $total }.
    }
tolerance-loan-cost =
    { $loan ->
        [0] { "" }
       *[other] , loan −{ $loan }
    }
tolerance-tell-game-over =
    { $who-is ->
        [you] The game is over. You win with { $points } points!
       *[other] The game is over. { $who } wins with { $points } points.
    }
tolerance-tell-game-over-shared = The game is over. The victory is shared by { $winners }.

## Why not

tolerance-why-role-first = The reigns begin later. Choose a role first.
tolerance-why-starter-first = Choose first who leads.
tolerance-why-target-first = The trick is being resolved. { $card } { $effect }: name { $cards }.
tolerance-why-execution-first = The reign is over, and { $card } lives: name the card to execute.
tolerance-why-loan-first = The reign is over. Say first whether you repay your loan.
tolerance-why-loan-later = A loan is repaid or kept only at the end of a reign, when you are asked.
tolerance-why-not-held = You do not hold { $card }. You hold { $cards }.
tolerance-why-follow = { $suit } are led and you have some: follow with { $cards }, or play a Wild.
tolerance-why-lead-aside = { $card } is led: declare it as one of the four suits.
tolerance-why-declare = { $suit } are led: play { $card } as { $suit }, or aside.
tolerance-why-target-later = No card is to be named now: play one from your hand.
tolerance-why-target-elsewhere = { $card } is not in the trick, and effects reach nothing else. Name { $cards }.
tolerance-why-target-dead = { $card } is dead. Name { $cards }.
tolerance-why-target-chosen = You have named { $card } already. Name { $cards }.
tolerance-why-target-itself = { $card } does nothing to itself. Name { $cards }.
tolerance-why-target-wrong = { $acting } does not reach { $card }. Name { $cards }.
tolerance-why-monarch = { $card } does not execute herself or himself. Name another living card.
tolerance-why-victim = { $card } does not lie alive on any board. Name a living card.
tolerance-why-starter-later =
    { $who-is ->
        [you] You lead first in the reign of { $reign }, and so it stays.
       *[other] { $who } leads first in the reign of { $reign }, and so it stays.
    }
tolerance-why-role-taken =
    { $who-is ->
        [you] You are { $role } already. There are { $roles }.
       *[other] { $who } is { $role }, and no two share a role. There are { $roles }.
    }
tolerance-why-role-later = Roles are given out before the first reign, and stay.

## What can be wrong with options and house rules

tolerance-error-hidden = Roles can be hidden only if they are dealt at random (roles=random), not with roles={ $roles }.
tolerance-error-target = “{ $entry }” is { $came }, but “all” and “highest_…” stand alone.

## The rules

tolerance-rules-goal = Tolerance is a game of taking tricks, in three reigns of twelve tricks. The cards of a trick act when it is won: they tax, pray, kill and convert. What lies on your board at the end of a reign brings you points, as your role says. Whoever has the most points after the third reign wins.
tolerance-rules-cards = There are four suits, Nobles, Clergy, Townsfolk and Peasants, each from 1 to 14, and Wilds: 1 to 13 and a Monarch of rank 14 for each reign. A card has a religion, a piety, an amount of money, which may be negative, and perhaps an effect; some of the Townsfolk are guild members.
tolerance-rules-religions = A card is Catholic, Protestant, or of the prevailing religion, which is the monarch’s: { $reigns }. Neutral cards are of no religion.
tolerance-rules-setup = Everybody begins with { $money } money. For each reign the suit cards are shuffled, and of them and the Monarch twelve are dealt to each; the rest are set aside unseen. Who leads first is chosen by a random player in the first reign, and later by whoever has the fewest points.
tolerance-rules-tricks = One player leads a card, the others each play one in turn, clockwise. Whoever holds a card of the suit led must play one, or a Wild; whoever does not may play anything. The highest card of the suit led wins, Wilds declared as that suit included. The winner leads next.
tolerance-rules-wilds = A Wild may be played at any time. Whoever leads one declares it as one of the four suits. Whoever follows with one declares it as the suit led, or puts it aside: then it cannot win.
tolerance-rules-effects = The winner resolves the effects of the trick’s cards from rank 14 down to 1, equal ranks in the order Nobles, Clergy, Townsfolk, Peasants, Wild. Where there is a choice, the winner makes it.
tolerance-rules-words = To collect taxes is to gain the money of all the living cards named; to collect piety, their piety, each in its own religion. To kill is plain. To condemn kills the least pious card of a religion, if its piety is below the acting card’s; to convert turns it to the other religion under the same test.
tolerance-rules-boards = Then the cards go on the winner’s board, on six piles: living or dead, Catholic, neutral or Protestant. Others see only the card on top of each pile.
tolerance-rules-end-of-reign = After twelve tricks: a living Monarch executes one other living card on any board. Everybody gains 1 money for each living card on the pile of the monarch’s religion, then { $living } piety for each living Catholic and Protestant card. Loans may be repaid for { $repay }. Then points are scored.
tolerance-rules-points = Points are scored for the living cards of each suit, for having any guild member and the most of them, and for dead Catholics and Protestants, as the role says for that reign.
tolerance-rules-loans = Whoever has less than no money after a trick, or after the taxes of a reign, takes a loan and has { $leaves } then. With a loan, money does not fall below 0, and nobody takes a second one. It costs { $repay } to repay, or { $costs } points at the end.
tolerance-rules-end = After the third reign every pennant brings points, as the role says: there is one for every { $pennant } of money, Catholic piety and Protestant piety. A loan costs { $costs } points.
tolerance-rules-roles-bertram = In this game everybody is Bertram the Balanced.
tolerance-rules-roles-random = In this game everybody is dealt a role.
tolerance-rules-roles-choose = In this game roles are chosen one after another, clockwise from a random seat.
tolerance-rules-hidden = Roles are hidden until the end.
tolerance-rules-open = All piles lie open.
tolerance-rules-all-cards = The cards:
tolerance-rules-one-card = { $card }
tolerance-rules-all-roles = The roles of this game, and what they pay:
tolerance-rules-one-role = { $role } under { $reign }: { $lines }.
tolerance-rules-one-role-end = { $role } at the end, for each pennant: { $lines }.
tolerance-rules-rulings = Rulings, for the cases in which people ask:

tolerance-rules-t1 = T1. Effects reach only the cards of the trick just won. Only the royal execution reaches a board.
tolerance-rules-t2 = T2. The rulebook’s worked trick (Preacher Gilbert, the Bailiff of rank 10, Catherine de Medici, the Valiant Knight) holds for the first two reigns. In the third, prevailing cards are Protestants, and Gilbert converts the Bailiff.
tolerance-rules-t3 = T3. Of equal rank in the suit led, the natural card beats a declared Wild; of two Wilds the first played wins.
tolerance-rules-t4 = T4. A Wild may be put aside; then it cannot win. For effects and points a Wild is always Wild, whatever it was declared as.
tolerance-rules-t6 = T6. An effect is compulsory where it finds a target, even if it hurts the winner.
tolerance-rules-t7 = T7. The winner of the trick chooses targets, whoever played the card.
tolerance-rules-t8 = T8. No card kills, condemns or converts itself. Taxes and piety include the card that collects them.
tolerance-rules-t9 = T9. The highest and the lowest are all cards tied for it, the acting card left aside.
tolerance-rules-t10 = T10. Each effect is one sum. After it come the bounds ({ $most } at most, piety not below 0, with a loan money not below 0), then pennants. Without a loan money may be negative until the trick’s last effect.
tolerance-rules-t11 = T11. Negative money compares as a number.
tolerance-rules-t12 = T12. A card killed before its turn does not act, and no longer counts for anything.
tolerance-rules-t13 = T13. A converted card has its new religion at once, over the prevailing one too.
tolerance-rules-t14 = T14. A converted card keeps its effect.
tolerance-rules-t15 = T15. The Lawyer taxes the cards of the monarch’s religion: neutral ones in the second reign, prevailing ones included in the others.
tolerance-rules-t16 = T16. Of two Plaguebearers in a trick the first played acts first, and may kill the second.
tolerance-rules-t17 = T17. Pope Leo collects both taxes and piety, over all living cards.
tolerance-rules-t18 = T18. The piety of a neutral card brings nothing, but it counts where pieties are compared.
tolerance-rules-t19 = T19. Piety never falls below 0.
tolerance-rules-t20 = T20. A pennant is gained whenever a tally reaches a multiple of { $pennant }, even in the middle of a trick.
tolerance-rules-t21 = T21. Whether somebody needs a loan is looked at after all effects of a trick, and after each part of the end of a reign.
tolerance-rules-t22 = T22. Whoever is below 0 without a loan takes one, and has { $leaves } then.
tolerance-rules-t23 = T23. With a loan money stops at 0. Nobody ever has two.
tolerance-rules-t24 = T24. A loan may be repaid for { $repay } at the end of any reign, that in which it was taken included; all who can are asked clockwise from the reign’s starter. In the third reign it is repaid by itself: pennants stay, so it is always right.
tolerance-rules-t26 = T26. Spending money never loses a pennant.
tolerance-rules-t27 = T27. Dead cards bring points only as dead Catholics and Protestants; neutral dead bring none.
tolerance-rules-t28 = T28. A dead card has the religion it died with.
tolerance-rules-t29 = T29. To have the most guild members takes at least one.
tolerance-rules-t30 = T30. Having any guild member and having the most, alone or with others, are both paid.
tolerance-rules-t31 = T31. After the suits, after the guilds and after the dead, a total of points that is below 0 is set to 0.
tolerance-rules-t32 = T32. The execution is done by whoever has the living Monarch, before taxes, on any one other living card of any board. It is compulsory.
tolerance-rules-t33 = T33. All piles are turned up before the execution.
tolerance-rules-t34 = T34. During a reign only the top of each pile is public; owners see their own piles.
tolerance-rules-t35 = T35. Cards go on the piles in the order in which they acted.
tolerance-rules-t39 = T39. The fewest points are counted by what has been scored so far. Of several, the first clockwise after the last starter chooses.
tolerance-rules-t40 = T40. A tie goes to the higher sum of both pieties; then the victory is shared.
tolerance-rules-t41 = T41. At the end pennants are added, then { $costs } subtracted for a loan. The total may be negative.
tolerance-rules-t43 = T43. What would go beyond { $most } is lost.
tolerance-rules-t44 = T44. No two players share one of the seven roles. In the basic game all are Bertram.
tolerance-rules-t45 = T45. With hidden roles the others see your points as one total a reign, never your role or its lines. At the end all roles are shown.

tolerance-rules-trust = Names and effects of the cards are printed in the rulebook. Their religion, piety and money, and all the figures of the roles, are not, but for what its worked trick shows; we have reconstructed them so that the game is balanced, and the cards in the box may say otherwise.
tolerance-rules-names = The rulebook does not name the cards without effect either; these names are ours: { $cards }.
tolerance-rules-house = These figures are this table’s own, by its house rules: { $entries }.
tolerance-rules-correct = If you own the box, you can correct any figure in a house-rules file and play with it: see docs/house-rules.md.
tolerance-rules-publishers = The game and its name belong to its publisher. These rules are told in our own words; if you like the game, buy it.
tolerance-figure = { $of }: { $path } { $value }
tolerance-figure-other = { $path } { $value }

## The guide, when a decision first comes up: named as what is asked, or as the choice it is about

tolerance-guide-role = Your role says what brings you points: which suits on your board, whether guilds, whether the dead, and what a pennant is worth at the end. It pays differently in each reign. You keep it for the whole game, so look for one whose reigns you can serve with any hand.
tolerance-guide-starter = Whoever leads first says which suit the first trick is about. Lead yourself if you hold high cards you would like on your board; let another lead if you would rather see what comes.
tolerance-guide-lead = The suit you lead must be followed, unless somebody plays a Wild. Whoever wins the trick gets all its cards on the board, and what those cards do: so ask first whether you want what is likely to lie in it. Cards act from the highest rank to the lowest.
tolerance-guide-follow = You hold cards of the suit led, so it must be one of these, or a Wild. The highest takes everything: taxes, piety, corpses and all. A killer given to a rival can spoil what they win; a rich card of yours may pay them.
tolerance-guide-void = You have none of the suit led, so only a Wild declared as that suit could win; any other card goes to whoever does. Put in what whoever wins will be sorry to have: a killer, a debt, a suit their role does not like.
tolerance-guide-target = A card of the trick you won acts, and can reach more than one: the choice is yours. The dead do not act any more, bring neither taxes nor piety, and lie on your board among the dead. Look which cards have still to act.
tolerance-guide-execution = The reign ends, and your Monarch lives: one other living card, on any board, must die. It can rob somebody of a guild, of a suit that pays, or of the last of a religion. All piles lie open for it.
tolerance-guide-loan = A loan costs points if you still have it when the game is over, and you are asked again at the end of every reign. What you spend loses no pennant that you have won; but with less money it is longer to the next one.
tolerance-guide-play-as = A Wild becomes the suit you declare, for winning the trick only. If you lead it, you choose the suit that all must follow. If you follow with it, it may win by its rank, or lie aside and stay out of it; its effect acts either way.

## The cards

tolerance-card-lawyer = Lawyer
tolerance-card-executioner = Executioner
tolerance-card-young-squire = Young Squire
tolerance-card-standard-bearer = Standard Bearer
tolerance-card-humble-alain = Humble Alain
tolerance-card-guy-fawkes = Guy Fawkes
tolerance-card-lady-in-waiting = Lady in Waiting
tolerance-card-valiant-knight = Valiant Knight
tolerance-card-catherine-de-medici = Catherine de Medici
tolerance-card-earl-cecil = Earl Cecil
tolerance-card-duke-of-guise = Duke of Guise
tolerance-card-francis-ii = Francis II
tolerance-card-gaspard-de-coligny = Gaspard de Coligny
tolerance-card-henry-of-france = Henry of France
tolerance-card-vicar-filemon = Vicar Filemon
tolerance-card-vicar-longleaf = Vicar Longleaf
tolerance-card-vicar-penance = Vicar Penance
tolerance-card-hermit = The Hermit
tolerance-card-vicar-bottomsly = Vicar Bottomsly
tolerance-card-father-crossroad = Father Crossroad
tolerance-card-father-highhall = Father Highhall
tolerance-card-father-eggert = Father Eggert
tolerance-card-father-humbolt = Father Humbolt
tolerance-card-preacher-gilbert = Preacher Gilbert
tolerance-card-preacher-lamb = Preacher Lamb
tolerance-card-bishop-marcus = Bishop Marcus
tolerance-card-cardinal-charles = Cardinal Charles
tolerance-card-pope-leo = Pope Leo
tolerance-card-beggar = Beggar
tolerance-card-washerwoman = Washerwoman
tolerance-card-street-hawker = Street Hawker
tolerance-card-night-watchman = Night Watchman
tolerance-card-minstrel = Minstrel
tolerance-card-apothecary = Apothecary
tolerance-card-barber-surgeon = Barber Surgeon
tolerance-card-alluring-witches = Alluring Witches
tolerance-card-carpenter = Carpenter
tolerance-card-innkeeper = Innkeeper
tolerance-card-master-tailor = Master Tailor
tolerance-card-merchant-lord = Merchant Lord
tolerance-card-merchant-matriarch = Merchant Matriarch
tolerance-card-mayor = Mayor
tolerance-card-orphan = Orphan
tolerance-card-milkmaid = Milkmaid
tolerance-card-shepherd = Shepherd
tolerance-card-swineherd = Swineherd
tolerance-card-woodcutter = Woodcutter
tolerance-card-fisherman = Fisherman
tolerance-card-miller = Miller
tolerance-card-midwife = Midwife
tolerance-card-ploughman = Ploughman
tolerance-card-parish-priest = Parish Priest
tolerance-card-yeoman = Yeoman
tolerance-card-village-reeve = Village Reeve
tolerance-card-elder-council = Elder Council
tolerance-card-manor-lord = Manor Lord
tolerance-card-plaguebearer = Plaguebearer
tolerance-card-second-plaguebearer = Second Plaguebearer
tolerance-card-tax-collector = Tax Collector
tolerance-card-satyr = Satyr
tolerance-card-medical-scholars = Medical Scholars
tolerance-card-unluck = Unluck
tolerance-card-bailiff-6 = Bailiff
tolerance-card-witch-hunters = Witch Hunters
tolerance-card-bandits = Bandits
tolerance-card-ravisher = Ravisher
tolerance-card-bailiff-10 = Bailiff
tolerance-card-inquisition = Inquisition
tolerance-card-courier = Courier
tolerance-card-flagellants = Flagellants
tolerance-card-mary-i = Mary I
tolerance-card-elizabeth-i = Elizabeth I
tolerance-card-james-i = James I

## Tolerance in the browser

web-tolerance-board = The whole board
web-tolerance-yours = Your board
web-tolerance-bare = Nothing lies on this board yet.
web-tolerance-pile = { $pile }: { $count }, on top { $top }
web-tolerance-trick = trick { $trick } of { $tricks }
web-tolerance-sheet = Score sheet
web-tolerance-notes = What counts now
web-tolerance-total = Total
web-tolerance-pennant = each pennant for { $tally }
web-tolerance-taxes = The crown’s taxes are collected.
web-tolerance-piety = The living bring their piety.
web-tolerance-scored = The reign is scored.
web-minutes-tolerance = 60 to 90 minutes
web-score-tolerance =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }
web-last-tolerance = Last trick
web-rules-head-cards = The cards
web-rules-head-religions = Religions
web-rules-head-wilds = Wilds
web-rules-head-effects = Effects
web-rules-head-words = What they mean
web-rules-head-boards = The boards
web-rules-head-end-of-reign = The end of a reign
web-rules-head-points = Points
web-rules-head-loans = Loans
web-rules-head-all-roles = All the roles
