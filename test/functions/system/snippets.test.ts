import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isFromService } from '../../../functions/system/docs/snippets/verify.ts';
import { signatureHeaders } from '../../../shared/delivery/webhooks/signature.ts';

const snippets = join(import.meta.dirname, '../../../functions/system/docs/snippets');
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
  readonly good: boolean;
}

const signed = (secrets: readonly string[], timestamp = NOW): string =>
  signatureHeaders({ id: 'id', timestamp, body: BODY }, { secrets, ed25519 })['X-Svc-Signature'] ?? '';

const given = (name: string, good: boolean, header: string, more: Partial<Case> = {}): Case => ({
  ...{ name, good, header, body: BODY, secret: SECRET },
  ...more,
});

const CASES: readonly Case[] = [
  given('what we sign', true, signed([SECRET])),
  given('the new secret while it is changed', true, signed([SECRET, OTHER])),
  given('the old secret while it is changed', true, signed([OTHER, SECRET])),
  given('five minutes ago', true, signed([SECRET], NOW - 300)),
  given('five minutes ahead', true, signed([SECRET], NOW + 300)),
  given('longer ago', false, signed([SECRET], NOW - 301)),
  given('further ahead', false, signed([SECRET], NOW + 301)),
  given('another secret', false, signed([OTHER])),
  given('another body', false, signed([SECRET]), { body: `${BODY} ` }),
  given('another time', false, signed([SECRET]).replace(`t=${NOW}`, `t=${NOW + 1}`)),
  given('half a signature', false, signed([SECRET]).slice(0, -2)),
  given('a signature that is none', false, `t=${NOW},v1=zz`),
  given('letters outside ASCII', false, `t=${NOW},v1=é`),
  given('an empty signature', false, `t=${NOW},v1=`),
  given('no signature', false, `t=${NOW}`),
  given('no time', false, signed([SECRET]).replace(/^t=\d+,/, '')),
  given('a time that is none', false, signed([SECRET]).replace(/^t=\d+/, 't=NaN')),
  given('a time without end', false, signed([SECRET]).replace(/^t=\d+/, `t=${'9'.repeat(400)}`)),
  given('another scheme', false, signed([SECRET]).replace('v1=', 'v0=')),
  given('nothing', false, ''),
];

const EXPECTED = Object.fromEntries(CASES.map(({ name, good }) => [name, good]));

const folder = mkdtempSync(join(tmpdir(), 'snippets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const has = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** Runs a program that reads the cases and prints what it thinks of each. */
const judged = (command: string, args: readonly string[]): unknown => {
  const { stdout, stderr, status } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    input: JSON.stringify({ now: NOW, cases: CASES }),
    env: { ...process.env, GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local', PYTHONDONTWRITEBYTECODE: '1' },
  });
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout);
};

it.each(CASES)('TypeScript: $name', ({ body, header, secret, good }) => {
  expect(isFromService(body, header, secret, NOW * 1000)).toBe(good);
  expect(isFromService(new TextEncoder().encode(body), header, secret, NOW * 1000)).toBe(good);
});

it('what is signed now is taken without saying what time it is', () => {
  const now = Math.floor(Date.now() / 1000);
  expect(isFromService(BODY, signed([SECRET], now), SECRET)).toBe(true);
  expect(isFromService(BODY, signed([SECRET], now - 3_600), SECRET)).toBe(false);
});

/** Where a language is not installed, what is written in it cannot be run. */
describe.skipIf(!has('python3', '--version'))('Python', () => {
  it('judges every case alike', () => {
    const program = `
import json, sys
sys.path.insert(0, ${JSON.stringify(snippets)})
from verify import is_from_service
given = json.load(sys.stdin)
print(json.dumps({c["name"]: is_from_service(c["body"].encode(), c["header"], c["secret"], given["now"]) for c in given["cases"]}))
`;
    expect(judged('python3', ['-c', program])).toEqual(EXPECTED);
  });
});

describe.skipIf(!has('php', '--version'))('PHP', () => {
  it('judges every case alike', () => {
    const program = `
require ${JSON.stringify(join(snippets, 'verify.php'))};
$given = json_decode(stream_get_contents(STDIN), true);
$told = [];
foreach ($given['cases'] as $c) $told[$c['name']] = is_from_service($c['body'], $c['header'], $c['secret'], $given['now']);
echo json_encode($told);
`;
    expect(judged('php', ['-r', program])).toEqual(EXPECTED);
  });
});

describe.skipIf(!has('go', 'version'))('Go', () => {
  it('judges every case alike', () => {
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
	var given struct {
		Now   int64
		Cases []struct{ Name, Body, Header, Secret string }
	}
	if err := json.NewDecoder(os.Stdin).Decode(&given); err != nil {
		panic(err)
	}
	told := map[string]bool{}
	for _, c := range given.Cases {
		told[c.Name] = webhook.IsFromService([]byte(c.Body), c.Header, c.Secret, time.Unix(given.Now, 0))
	}
	json.NewEncoder(os.Stdout).Encode(told)
}
`;
    writeFileSync(join(folder, 'main.go'), program);
    expect(judged('go', ['run', '.'])).toEqual(EXPECTED);
  });
});
