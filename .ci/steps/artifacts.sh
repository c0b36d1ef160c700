#!/usr/bin/env bash
# Writes the SBOM and NOTICE of the deployed functions, and the SBOM of the repository, into .build/release.
set -euo pipefail
cd "$(dirname "$0")/../.."
npx node bin/release-artifacts.ts .build/release
