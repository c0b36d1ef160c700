import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashSecret, mintSecret, secretMatches } from '../../../../shared/accounts/api-keys/api-key-secret.ts';
import { hashOpaque, newOpaque } from '../../../../shared/accounts/identity/opaque-token.ts';
import { tokenVerifier } from '../../../../shared/accounts/identity/verifier.ts';
import { cursors } from '../../../../shared/platform/db/cursor.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { testKeys } from '../../../support/tokens.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The text with its last character replaced by each of the other 63. */
const variantsOf = (text: string): string[] =>
  [...ALPHABET].filter((last) => last !== text.at(-1)).map((last) => text.slice(0, -1) + last);

const sameBytes = (text: string) => (other: string) =>
  Buffer.from(other, 'base64url').equals(Buffer.from(text, 'base64url'));

test('a token is valid in one encoding: another encoding of the same signature is rejected', async () => {
  const keys = testKeys();
  const now = Date.now();
  const verifier = tokenVerifier(keys.publicKeys, keys.issuer);
  const accepted = async (tokens: readonly string[]) =>
    (await Promise.all(tokens.map((token) => verifier.verify(token, now)))).filter((subject) => subject !== undefined);
  for (const subject of [
    { kind: 'user', id: newId() },
    { kind: 'contact', id: newId(), team: newId(), generation: 1 },
  ] as const) {
    const token = keys.issue(subject);
    const others = variantsOf(token);
    expect(others.filter((other) => sameBytes(token.split('.')[2] ?? '')(other.split('.')[2] ?? ''))).toHaveLength(15);
    expect(await accepted(others)).toEqual([]);
    expect(await accepted([token])).toEqual([subject]);
    expect(await accepted(others)).toEqual([]);
  }
});

test('a cursor is valid in one encoding', () => {
  const sealing = cursors(randomBytes(32));
  for (const sk of ['A', 'AB', 'ABC']) {
    const cursor = sealing.seal({ pk: 'P', sk }, ['scope']);
    expect(variantsOf(cursor).filter((other) => sealing.open(other, ['scope']))).toEqual([]);
  }
});

test('an opaque token is 32 random bytes', () => {
  const tokens = Array.from({ length: 1_000 }, newOpaque);
  expect(new Set(tokens.map((token) => Buffer.from(token, 'base64url').length))).toEqual(new Set([32]));
  const columns = Array.from({ length: 32 }, (_, at) => new Set(tokens.map((t) => Buffer.from(t, 'base64url')[at])));
  expect(Math.min(...columns.map(({ size }) => size))).toBeGreaterThan(200);
});

test('opaque tokens and API keys are valid in one encoding', () => {
  const token = newOpaque();
  expect(variantsOf(token).filter((other) => hashOpaque(other) === hashOpaque(token))).toEqual([]);
  const { prefix, secret } = mintSecret(newId(), newId());
  const hash = hashSecret(secret);
  const presented = [...variantsOf(secret), ...variantsOf(prefix).map((other) => other + secret.slice(prefix.length))];
  expect(presented.filter((other) => secretMatches(other, hash))).toEqual([]);
  expect(secretMatches(secret, hash)).toBe(true);
});
