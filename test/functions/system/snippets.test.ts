import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isFromService } from '../../../infra/docs/snippets/verify.ts';
import { signatureHeaders } from '../../../shared/delivery/webhooks/signature.ts';

const snippets = join(import.meta.dirname, '../../../infra/docs/snippets');
const { privateKey: ed25519 } = generateKeyPairSync('ed25519');

const NOW = 1_800_000_000;
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw8GbZyA1ZzVo=';
const OTHER = 'a-secret-of-the-callers-own-choice';
const BODY = '{"type":"automation.webhook","text":"zażółć 💛"}';

interface Case {
  readonly name: string;
  readonly body: string;
  readonly header: string;
  readonly secret: string;
  readonly valid: boolean;
}

const signed = (secrets: readonly string[], timestamp = NOW): string =>
  signatureHeaders({ id: 'id', timestamp, body: BODY }, { secrets, ed25519 })['X-Svc-Signature'] ?? '';

const signatureCase = (name: string, valid: boolean, header: string, more: Partial<Case> = {}): Case => ({
  name,
  valid,
  header,
  body: BODY,
  secret: SECRET,
  ...more,
});

const CASES: readonly Case[] = [
  signatureCase('a signature of the service', true, signed([SECRET])),
  signatureCase('the new secret during a rotation', true, signed([SECRET, OTHER])),
  signatureCase('the old secret during a rotation', true, signed([OTHER, SECRET])),
  signatureCase('a signature from 300 seconds ago', true, signed([SECRET], NOW - 300)),
  signatureCase('a signature 300 seconds ahead', true, signed([SECRET], NOW + 300)),
  signatureCase('a signature from 301 seconds ago', false, signed([SECRET], NOW - 301)),
  signatureCase('a signature 301 seconds ahead', false, signed([SECRET], NOW + 301)),
  signatureCase('another secret', false, signed([OTHER])),
  signatureCase('another body', false, signed([SECRET]), { body: `${BODY} ` }),
  signatureCase('another timestamp', false, signed([SECRET]).replace(`t=${NOW}`, `t=${NOW + 1}`)),
  signatureCase('a truncated signature', false, signed([SECRET]).slice(0, -2)),
  signatureCase('a signature that is not hexadecimal', false, `t=${NOW},v1=zz`),
  signatureCase('a signature with non-ASCII characters', false, `t=${NOW},v1=é`),
  signatureCase('an empty signature', false, `t=${NOW},v1=`),
  signatureCase('no signature', false, `t=${NOW}`),
  signatureCase('no timestamp', false, signed([SECRET]).replace(/^t=\d+,/, '')),
  signatureCase('a timestamp that is not a number', false, signed([SECRET]).replace(/^t=\d+/, 't=NaN')),
  signatureCase('a timestamp of 400 digits', false, signed([SECRET]).replace(/^t=\d+/, `t=${'9'.repeat(400)}`)),
  signatureCase('another scheme', false, signed([SECRET]).replace('v1=', 'v0=')),
  signatureCase('an empty header', false, ''),
];

const EXPECTED = Object.fromEntries(CASES.map(({ name, valid }) => [name, valid]));

const folder = mkdtempSync(join(tmpdir(), 'snippets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const has = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** Runs a program that reads the cases and prints its verdict on each. */
const verdictsOf = (command: string, args: readonly string[]): unknown => {
  const { stdout, stderr, status } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    input: JSON.stringify({ now: NOW, cases: CASES }),
    env: { ...process.env, GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local', PYTHONDONTWRITEBYTECODE: '1' },
  });
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout);
};

it.each(CASES)('TypeScript: $name', ({ body, header, secret, valid }) => {
  expect(isFromService(body, header, secret, NOW * 1000)).toBe(valid);
  expect(isFromService(new TextEncoder().encode(body), header, secret, NOW * 1000)).toBe(valid);
});

it('the TypeScript snippet uses the current time by default', () => {
  const now = Math.floor(Date.now() / 1000);
  expect(isFromService(BODY, signed([SECRET], now), SECRET)).toBe(true);
  expect(isFromService(BODY, signed([SECRET], now - 3_600), SECRET)).toBe(false);
});

/** The snippet of a language runs only where the language is installed. */
describe.skipIf(!has('python3', '--version'))('Python', () => {
  it('the snippet returns the expected verdict for every case', () => {
    const program = `
import json, sys
sys.path.insert(0, ${JSON.stringify(snippets)})
from verify import is_from_service
cases_input = json.load(sys.stdin)
print(json.dumps({c["name"]: is_from_service(c["body"].encode(), c["header"], c["secret"], cases_input["now"]) for c in cases_input["cases"]}))
`;
    expect(verdictsOf('python3', ['-c', program])).toEqual(EXPECTED);
  });
});

describe.skipIf(!has('php', '--version'))('PHP', () => {
  it('the snippet returns the expected verdict for every case', () => {
    const program = `
require ${JSON.stringify(join(snippets, 'verify.php'))};
$input = json_decode(stream_get_contents(STDIN), true);
$verdicts = [];
foreach ($input['cases'] as $c) $verdicts[$c['name']] = is_from_service($c['body'], $c['header'], $c['secret'], $input['now']);
echo json_encode($verdicts);
`;
    expect(verdictsOf('php', ['-r', program])).toEqual(EXPECTED);
  });
});

describe.skipIf(!has('go', 'version'))('Go', () => {
  it('the snippet returns the expected verdict for every case', () => {
    cpSync(join(snippets, 'verify.go'), join(folder, 'webhook', 'verify.go'));
    writeFileSync(join(folder, 'go.mod'), 'module receiver\n\ngo 1.19\n');
    const program = `package main

import (
	"encoding/json"
	"os"
	"time"

	"receiver/webhook"
)

func main() {
	var input struct {
		Now   int64
		Cases []struct{ Name, Body, Header, Secret string }
	}
	if err := json.NewDecoder(os.Stdin).Decode(&input); err != nil {
		panic(err)
	}
	verdicts := map[string]bool{}
	for _, c := range input.Cases {
		verdicts[c.Name] = webhook.IsFromService([]byte(c.Body), c.Header, c.Secret, time.Unix(input.Now, 0))
	}
	json.NewEncoder(os.Stdout).Encode(verdicts)
}
`;
    writeFileSync(join(folder, 'main.go'), program);
    expect(verdictsOf('go', ['run', '.'])).toEqual(EXPECTED);
  });
});
