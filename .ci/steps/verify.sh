#!/usr/bin/env bash
# Verifies the stage that deploy.sh deployed, at the address that its stack put out.
set -euo pipefail
cd "$(dirname "$0")/../.."
stage=${1:-${STAGE:?dev, staging or prod}}
origin=$(jq -er --arg stack "hub-membership-$stage" '.[$stack].ApiOrigin' ".build/outputs-$stage.json")
npm run -s verify -- "$origin" --revision "$(git rev-parse HEAD)"
