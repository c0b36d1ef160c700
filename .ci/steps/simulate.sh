#!/usr/bin/env bash
# Simulates 10,000 days that no other night has simulated: each day of the calendar begins at its own seed.
set -euo pipefail
cd "$(dirname "$0")/../.."
today=$(($(date -u +%s) / 86400))
npm run -s simulate -- --from "${today}0000" --seeds 10000
