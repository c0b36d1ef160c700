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

/** JSON text, including numbers that `JSON.stringify` never writes, inherited property names and deep nesting. */
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

const validParts = () => {
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

test('C145 C147: an unsigned token with any JSON returns 401 and logs no error', async () => {
  const signature = fc.constantFrom(`${'A'.repeat(86)}`, `${'A'.repeat(85)}Q`);
  const lines = await logged(() =>
    fc.assert(
      fc.asyncProperty(someOf(HEADER), someOf(CLAIMS), signature, async (header, claims, signed) => {
        const valid = validParts();
        const parts = [jsonOf({ ...valid.header, ...header }), jsonOf({ ...valid.claims, ...claims })].map(base64url);
        expect(await statusOf([...parts, signed].join('.'))).toBe('401 unauthorized');
      }),
      { numRuns: 600, examples: [[{ kid: '{"toString":"x"}' }, {}, 'A'.repeat(86)]] },
    ),
  );
  expect(lines).toEqual([]);
});

test('C145: a header or claims that are not a JSON object return 401', async () => {
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

/** Every JSON type except the expected one. */
const NOT_TEXT = [null, true, 0, 1.5, [], ['x'], {}, { toString: 'x' }, { valueOf: null, toString: null }] as const;
const NOT_NUMBER = [null, true, '', '9999999999', [], [9_999_999_999], {}, { valueOf: 9_999_999_999 }] as const;
const each = (names: readonly string[], values: readonly unknown[]) =>
  names.flatMap((name) => values.map((value) => [name, value] as const));

test.each(each(['alg', 'typ', 'kid', 'crit'], NOT_TEXT))(
  'C147: a signed token with the header %s %j returns 401',
  async (name, value) => {
    const subject = { kind: 'user', id: stack.stranger.id } as const;
    const lines = await logged(async () =>
      expect(await statusOf(stack.service.keys.issue(subject, { header: { [name]: value } }))).toBe('401 unauthorized'),
    );
    expect(lines).toEqual([]);
  },
);

test.each([...each(['iss', 'aud', 'sub', 'team_id', 'jti'], NOT_TEXT), ...each(['exp', 'iat', 'nbf'], NOT_NUMBER)])(
  'C147: a signed token with the claim %s %j returns 401',
  async (name, value) => {
    const subject = { kind: 'user', id: stack.stranger.id } as const;
    const lines = await logged(async () =>
      expect(await statusOf(stack.service.keys.issue(subject, { claims: { [name]: value } }))).toBe('401 unauthorized'),
    );
    expect(lines).toEqual([]);
  },
);

test('C145: any Authorization header or API key returns 401 and logs no error', async () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
  );
  const authorization = fc.oneof(
    texts,
    texts.map((text) => `Bearer ${text}`),
    texts.map((text) => `Bearer svc_sk_live_${text}`),
    fc.base64String({ maxLength: 100 }).map((text) => `Bearer svc_sk_live_${text}`),
  );
  const lines = await logged(() =>
    fc.assert(
      fc.asyncProperty(authorization, async (text) => {
        expect(verdict(await stack.call({ path: '/api/v1/me', headers: { authorization: text } }))).toBe(
          '401 unauthorized',
        );
      }),
      { numRuns: 300 },
    ),
  );
  expect(lines).toEqual([]);
});

test('a malformed public key in the configuration is an error, not a 401', async () => {
  const { publicKeys, issuer } = stack.service.keys;
  const broken = { ...publicKeys, platform: { ...publicKeys.platform, x: 'short' } };
  const token = stack.service.keys.issue({ kind: 'user', id: stack.stranger.id });
  await expect(tokenVerifier(broken, issuer).verify(token, Date.now())).rejects.toThrow(/key/i);
});

test.each([
  ['another algorithm of the same key', { alg: 'Ed25519' }],
  ['the typ of the other kind of token', { typ: 'contact+jwt' }],
  ['a critical extension', { crit: ['exp'], exp: 1 }],
])('C147: a signed token with %s in its header returns 401', async (_, header) => {
  const subject = { kind: 'user', id: stack.stranger.id } as const;
  expect(await statusOf(stack.service.keys.issue(subject))).not.toBe('401 unauthorized');
  expect(await statusOf(stack.service.keys.issue(subject, { header }))).toBe('401 unauthorized');
});
