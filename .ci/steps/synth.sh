#!/usr/bin/env bash
# Synthesizes dev and, if the pipeline is configured, every other stage. A finding of cdk-nag fails it.
set -euo pipefail
cd "$(dirname "$0")/../.."
stages=$(npx node bin/delivery-plan.ts | sed -n 's/^stages=//p' | jq -r 'keys[]')
for stage in ${stages:-dev}; do
  npx cdk synth -q -c "stage=$stage" -o ".build/synth/$stage"
done
