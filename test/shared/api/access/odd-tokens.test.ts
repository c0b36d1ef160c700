import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tokenVerifier } from '../../../../shared/accounts/identity/verifier.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { logged } from '../../../support/logged.ts';
import { type Stack, startStack, verdict } from '../support/stack.ts';

let stack: Stack;
beforeAll(async () => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'ERROR');
  stack = await startStack();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await stack.service.stop();
});

/** JSON as text: also numbers that no `JSON.stringify` writes, names of every object, and deep nesting. */
const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const oddJson = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.constantFrom('null', 'true', '0', '-0', '-1', '1e400', '-1e400', '1e308', '0.1', '99999999999999999999999'),
  fc.constantFrom('""', '"EdDSA"', '"none"', '"__proto__"', '"constructor"', '"\\ud800"', '"\\u0000"', '[]', '{}'),
  fc.constantFrom(
    '{"toString":"x"}',
    '{"toString":null,"valueOf":null}',
    '{"__proto__":{"kid":"test-platform"}}',
    '{"toJSON":1}',
    '{"length":-1}',
    '["test-platform"]',
    '[["platform+jwt"]]',
  ),
  fc.integer({ min: 100, max: 600 }).map(deep),
);

const HEADER = ['alg', 'typ', 'kid', 'crit', 'jku', 'jwk', 'x5c', 'b64', 'cty', 'zip'] as const;
const CLAIMS = ['iss', 'aud', 'exp', 'nbf', 'iat', 'sub', 'team_id', 'jti', 'act', 'scope'] as const;

const jsonOf = (members: Readonly<Record<string, string>>): string =>
  `{${Object.entries(members)
    .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
    .join(',')}}`;
const base64url = (text: string): string => Buffer.from(text).toString('base64url');

const good = () => {
  const seconds = Math.floor(Date.now() / 1000);
  const { issuer } = stack.service.keys;
  return {
    header: { alg: '"EdDSA"', typ: '"platform+jwt"', kid: '"test-platform"' },
    claims: {
      iss: JSON.stringify(issuer),
      aud: '"urn:hub:platform"',
      sub: JSON.stringify(newId()),
      iat: String(seconds),
      exp: String(seconds + 600),
    },
  };
};

const someOf = (names: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...names), oddJson, { minKeys: 0, maxKeys: 4, noNullPrototype: true });

const statusOf = async (token: string): Promise<string> =>
  verdict(await stack.call({ path: '/api/v1/me', headers: { authorization: `Bearer ${token}` } }));

test('C145 C147: whatever JSON stands in a token that we did not sign, it is 401 and no error of ours', async () => {
  const signature = fc.constantFrom(`${'A'.repeat(86)}`, `${'A'.repeat(85)}Q`);
  const lines = await logged(() =>
    fc.assert(
      fc.asyncProperty(someOf(HEADER), someOf(CLAIMS), signature, async (header, claims, signed) => {
        const of = good();
        const parts = [jsonOf({ ...of.header, ...header }), jsonOf({ ...of.claims, ...claims })].map(base64url);
        expect(await statusOf([...parts, signed].join('.'))).toBe('401 unauthorized');
      }),
      { numRuns: 600, examples: [[{ kid: '{"toString":"x"}' }, {}, 'A'.repeat(86)]] },
    ),
  );
  expect(lines).toEqual([]);
});

test('C145: a header or a body that is no JSON object is 401', async () => {
  const lines = await logged(() =>
    fc.assert(
      fc.asyncProperty(oddJson, oddJson, async (header, claims) => {
        const token = [header, claims].map(base64url).concat('A'.repeat(86)).join('.');
        expect(await statusOf(token)).toBe('401 unauthorized');
      }),
      { numRuns: 200 },
    ),
  );
  expect(lines).toEqual([]);
});

/** Every JSON type but the one that belongs there. */
const NOT_TEXT = [null, true, 0, 1.5, [], ['x'], {}, { toString: 'x' }, { valueOf: null, toString: null }] as const;
const NOT_NUMBER = [null, true, '', '9999999999', [], [9_999_999_999], {}, { valueOf: 9_999_999_999 }] as const;
const each = (names: readonly string[], values: readonly unknown[]) =>
  names.flatMap((name) => values.map((value) => [name, value] as const));

test.each(each(['alg', 'typ', 'kid', 'crit'], NOT_TEXT))(
  'C147: our own signature does not save a header with %s %j',
  async (name, value) => {
    const subject = { kind: 'user', id: stack.stranger.id } as const;
    const lines = await logged(async () =>
      expect(await statusOf(stack.service.keys.issue(subject, { header: { [name]: value } }))).toBe('401 unauthorized'),
    );
    expect(lines).toEqual([]);
  },
);

test.each([...each(['iss', 'aud', 'sub', 'team_id', 'jti'], NOT_TEXT), ...each(['exp', 'iat', 'nbf'], NOT_NUMBER)])(
  'C147: our own signature does not save a claim %s of %j',
  async (name, value) => {
    const subject = { kind: 'user', id: stack.stranger.id } as const;
    const lines = await logged(async () =>
      expect(await statusOf(stack.service.keys.issue(subject, { claims: { [name]: value } }))).toBe('401 unauthorized'),
    );
    expect(lines).toEqual([]);
  },
);

test('C145: no header and no API key of any form is an error of ours', async () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 300 }));
  const authorization = fc.oneof(
    text,
    text.map((given) => `Bearer ${given}`),
    text.map((given) => `Bearer svc_sk_live_${given}`),
    fc.base64String({ maxLength: 100 }).map((given) => `Bearer svc_sk_live_${given}`),
  );
  const lines = await logged(() =>
    fc.assert(
      fc.asyncProperty(authorization, async (given) => {
        expect(verdict(await stack.call({ path: '/api/v1/me', headers: { authorization: given } }))).toBe(
          '401 unauthorized',
        );
      }),
      { numRuns: 300 },
    ),
  );
  expect(lines).toEqual([]);
});

test('a configured public key that is malformed is an error, not a 401: the token is not at fault', async () => {
  const { publicKeys, issuer } = stack.service.keys;
  const broken = { ...publicKeys, platform: { ...publicKeys.platform, x: 'short' } };
  const token = stack.service.keys.issue({ kind: 'user', id: stack.stranger.id });
  await expect(tokenVerifier(broken, issuer).verify(token, Date.now())).rejects.toThrow(/key/i);
});

test.each([
  ['another algorithm that the key can verify', { alg: 'Ed25519' }],
  ['the type of the other kind of token', { typ: 'contact+jwt' }],
  ['a critical extension', { crit: ['exp'], exp: 1 }],
])('C147: a token with our signature and %s in its header is rejected with 401', async (_, header) => {
  const subject = { kind: 'user', id: stack.stranger.id } as const;
  expect(await statusOf(stack.service.keys.issue(subject))).not.toBe('401 unauthorized');
  expect(await statusOf(stack.service.keys.issue(subject, { header }))).toBe('401 unauthorized');
});
