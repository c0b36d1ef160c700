#!/usr/bin/env bash
# Installs the locked dependencies and the Node version that runs everything.
set -euo pipefail
cd "$(dirname "$0")/../.."
npm ci
