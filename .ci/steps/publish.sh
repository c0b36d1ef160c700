#!/usr/bin/env bash
# Publishes the release of a tag with its upgrade notes and artifacts.
set -euo pipefail
cd "$(dirname "$0")/../.."
tag=${1:-${GITHUB_REF_NAME:?the tag of the release}}
gh release create "$tag" --verify-tag --title "$tag" --notes-file .build/release/notes.md \
  .build/release/NOTICE .build/release/sbom.cdx.json .build/release/sbom-repository.cdx.json
