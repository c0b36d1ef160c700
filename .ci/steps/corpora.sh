#!/usr/bin/env bash
# Gets the public collections of test/score/support/README.md, at the commits that it names.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$PWD/.build/corpora
# shellcheck disable=SC2016 # The backquotes are those of the page.
grep -oE '^\| `[A-Za-z-]+` \| `https://[^`]+` \| `[0-9a-f]{40}`' test/score/support/README.md | tr -d '|`' |
  while read -r name repository commit; do
    git init -q "$folder/$name"
    git -C "$folder/$name" fetch -q --depth 1 "$repository" "$commit"
    git -C "$folder/$name" checkout -q FETCH_HEAD
  done
