#!/usr/bin/env bash
# Writes the output of diff.sh as a comment of the pull request, or updates the one of an earlier run.
set -euo pipefail
cd "$(dirname "$0")/../.."
stage=${1:-${STAGE:?dev, staging or prod}}
number=${2:-${PULL_REQUEST:?the number of the pull request}}
repository=${GITHUB_REPOSITORY:?the repository as owner/name}
marker="<!-- cdk diff $stage -->"
body=$(mktemp)
trap 'rm -f "$body"' EXIT
# shellcheck disable=SC2016 # the backticks are Markdown
{ printf '%s\n### cdk diff %s\n\n````````\n' "$marker" "$stage"; head -c 60000 ".build/diff-$stage.txt"; printf '\n````````\n'; } >"$body"
comments="repos/$repository/issues/$number/comments"
# Only a comment of the workflow itself: anybody can write the marker.
earlier=$(gh api --paginate "$comments" | jq -rs --arg marker "$marker" '[.[][] | select(.user.login == "github-actions[bot]" and (.body | startswith($marker))) | .id][0] // empty')
if [ -n "$earlier" ]; then
  gh api --method PATCH "repos/$repository/issues/comments/$earlier" --field "body=@$body" --silent
else
  gh api --method POST "$comments" --field "body=@$body" --silent
fi
