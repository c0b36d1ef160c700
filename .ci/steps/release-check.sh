#!/usr/bin/env bash
# Checks that a tag is that of package.json, and that the changelog and the upgrade notes have its section.
set -euo pipefail
cd "$(dirname "$0")/../.."
tag=${1:-${GITHUB_REF_NAME:?the tag of the release}}
mkdir -p .build/release
npx node bin/release-check.ts "$tag" .build/release/notes.md
