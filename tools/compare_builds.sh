#!/usr/bin/env bash
# Plays the same games interpreted and compiled; the digests of all their logs must agree.
# usage: compare_builds.sh PURE_SIMONY COMPILED_SIMONY GAMES
set -euo pipefail
digest() { "$@" --json | python3 -c 'import json, sys; print(json.load(sys.stdin)["digest"])'; }
compared=0
for game in $("$1" games | sed -nE 's/^([a-z_]+) .*/\1/p'); do
  for players in $("$1" games | sed -nE "s/^$game .*[^0-9]([0-9]+)–([0-9]+) .*/\1 \2/p" | xargs seq); do
    for bots in random priest; do
      arguments=(simulate "$game" --players "$players" --games "$3" --bots "$bots" --seed builds)
      pure=$(digest "$1" "${arguments[@]}")
      compiled=$(digest "$2" "${arguments[@]}")
      if [ "$pure" != "$compiled" ]; then
        echo "the builds differ: simony ${arguments[*]}" >&2
        exit 1
      fi
      compared=$((compared + $3))
    done
  done
done
echo "$compared games are the same interpreted and compiled"
