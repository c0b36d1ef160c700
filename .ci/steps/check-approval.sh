#!/usr/bin/env bash
# Refuses to deploy if the environment prod has no required reviewer, or accepts every branch: GitHub creates an
# environment without protection when a job names one that does not exist.
set -euo pipefail
repository=${1:-${GITHUB_REPOSITORY:?the repository as owner/name}}
environment=$(gh api "repos/$repository/environments/prod") || {
  echo "The environment prod of $repository cannot be read. Create it: infra/docs/pages/operate/deploy.md#continuous-delivery" >&2
  exit 1
}
jq -e '[.protection_rules[]? | select(.type == "required_reviewers") | .reviewers[]?] | length > 0' <<<"$environment" >/dev/null || {
  echo "The environment prod of $repository has no required reviewer: infra/docs/pages/operate/deploy.md#continuous-delivery" >&2
  exit 1
}
jq -e '.deployment_branch_policy != null' <<<"$environment" >/dev/null || {
  echo "The environment prod of $repository accepts every branch: infra/docs/pages/operate/deploy.md#continuous-delivery" >&2
  exit 1
}
echo "A deployment to prod waits for a reviewer."
