import {
  createPublicKey,
  createSecretKey,
  generateKeyPairSync,
  type KeyObject,
  sign as signBytes,
  verify as verifyBytes,
} from 'node:crypto';
import type * as Jose from 'jose';
import * as plain from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundled } from '../../../support/bundled.ts';

const pair = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const secret = createSecretKey(createPublicKey(pair.privateKey).export({ type: 'spki', format: 'der' }));
const now = new Date('2030-01-01T00:00:00Z');
const OPTIONS = { algorithms: ['EdDSA'], issuer: 'us', audience: 'them', typ: 'JWT', currentDate: now };

interface Changes {
  readonly key?: KeyObject;
  readonly header?: Partial<Jose.JWTHeaderParameters>;
  readonly claims?: Jose.JWTPayload;
}

const sign = ({ key = pair.privateKey, header = {}, claims = {} }: Changes = {}): Promise<string> =>
  new plain.SignJWT({ iss: 'us', aud: 'them', sub: 'me', exp: now.getTime() / 1000 + 60, ...claims })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', ...header })
    .sign(key);

const unsigned = (): string => new plain.UnsecuredJWT({ iss: 'us', aud: 'them' }).encode();

/** The claims that a token is verified with, or the code of its error. */
const outcome = async (verify: typeof Jose.jwtVerify, token: string): Promise<unknown> =>
  verify(token, pair.publicKey, OPTIONS).then(
    ({ payload, protectedHeader }) => ({ payload, protectedHeader }),
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('in a bundle, jwtVerify', () => {
  let jwtVerify: typeof Jose.jwtVerify;
  beforeAll(async () => {
    ({ jwtVerify } = await bundled<typeof Jose>("export { jwtVerify } from 'jose/jwt/verify';"));
  });

  test('returns the claims of a valid token', async () => {
    const token = await sign();
    const { payload } = await jwtVerify(token, pair.publicKey, OPTIONS);
    expect(payload).toMatchObject({ iss: 'us', aud: 'them', sub: 'me' });
    expect(await outcome(jwtVerify, token)).toEqual(await outcome(plain.jwtVerify, token));
  });

  test.each<[string, () => Promise<string> | string, string]>([
    ['of another key', () => sign({ key: other.privateKey }), 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED'],
    ['with a changed signature', async () => (await sign()).slice(0, -4).concat('AAAA'), 'ERR_JWS_SIGNATURE_VERIFI'],
    ['signed with RSA', () => sign({ key: rsa.privateKey, header: { alg: 'RS256' } }), 'ERR_JOSE_ALG_NOT_ALLOWED'],
    ['of a public key as secret', () => sign({ key: secret, header: { alg: 'HS256' } }), 'ERR_JOSE_ALG_NOT_ALLOWED'],
    ['without a signature', unsigned, 'ERR_JOSE_ALG_NOT_ALLOWED'],
    ['of another type', () => sign({ header: { typ: 'at+jwt' } }), 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
    ['that has expired', () => sign({ claims: { exp: now.getTime() / 1000 - 1 } }), 'ERR_JWT_EXPIRED'],
    ['for another audience', () => sign({ claims: { aud: 'others' } }), 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
    ['that is malformed', () => 'a.b.c', 'ERR_JW'],
  ])('rejects a token %s as jose does', async (_, made, code) => {
    const token = await made();
    const joseOutcome = await outcome(plain.jwtVerify, token);
    expect(joseOutcome).toContain(code);
    expect(await outcome(jwtVerify, token)).toBe(joseOutcome);
  });

  test.each([
    ['an RSA key', rsa, 'sha256'],
    ['a key of another curve', generateKeyPairSync('ed448'), null],
    ['an elliptic-curve key', generateKeyPairSync('ec', { namedCurve: 'P-256' }), 'sha256'],
  ])(
    'rejects %s, even if its own signature has the algorithm of the token',
    async (_, { privateKey, publicKey }, hash) => {
      const [header, payload] = (await sign()).split('.');
      const signature = signBytes(hash, Buffer.from(`${header}.${payload}`), privateKey).toString('base64url');
      expect(
        verifyBytes(hash, Buffer.from(`${header}.${payload}`), publicKey, Buffer.from(signature, 'base64url')),
      ).toBe(true);
      await expect(jwtVerify(`${header}.${payload}.${signature}`, publicKey, OPTIONS)).rejects.toThrow();
    },
  );

  test('rejects a private key', async () => {
    await expect(jwtVerify(await sign(), pair.privateKey, OPTIONS)).rejects.toThrow();
  });
});
