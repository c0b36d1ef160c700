#!/usr/bin/env bash
# Lints the templates that synth.sh wrote. W3005 is a dependency that the CDK writes twice.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=1.51.0
command -v cfn-lint >/dev/null || pipx install "cfn-lint==$version"
cfn-lint --regions us-east-1 eu-west-1 ap-southeast-2 --ignore-checks W3005 -- .build/synth/*/*.template.json
