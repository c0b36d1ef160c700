import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { expect, test } from 'vitest';
import { tokenSigner } from '../../../../shared/accounts/identity/signer.ts';
import type { PublicKeys } from '../../../../shared/accounts/identity/token.ts';
import { tokenVerifier } from '../../../../shared/accounts/identity/verifier.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';

const ISSUER = 'https://hub.test';

/** A signer and a verifier with a fake KMS, which keeps the private keys. */
const signerAndVerifier = () => {
  const pairs = { p: generateKeyPairSync('ed25519').privateKey, c: generateKeyPairSync('ed25519').privateKey };
  const publicKey = (id: 'p' | 'c') => ({
    kid: `kid-${id}`,
    x: createPublicKey(pairs[id]).export({ format: 'jwk' }).x ?? '',
  });
  const keys: PublicKeys = { platform: publicKey('p'), contact: publicKey('c') };
  const client = {
    send: async ({ input }: SignCommand) => {
      expect(input).toMatchObject({ MessageType: 'RAW', SigningAlgorithm: 'ED25519_SHA_512' });
      return { Signature: sign(null, input.Message ?? Buffer.alloc(0), pairs[input.KeyId as 'p' | 'c']) };
    },
  };
  const signer = tokenSigner(client as unknown as KMSClient, { platform: 'p', contact: 'c' }, keys, ISSUER);
  return { signer, verifier: tokenVerifier(keys, ISSUER), keys };
};

test('the verifier accepts a signed token until it expires', async () => {
  const { signer, verifier } = signerAndVerifier();
  const now = Date.now();
  const subjects = [
    { kind: 'user', id: newId() },
    { kind: 'user', id: newId(), team: newId() },
    { kind: 'user', id: newId(), team: newId(), provider: newId() },
    { kind: 'contact', id: newId(), team: newId(), generation: 3 },
    { kind: 'contact', id: newId(), team: newId(), generation: 3, actor: newId() },
  ] as const;
  for (const subject of subjects) {
    const { token, expires_in } = await signer.issue(subject, now);
    expect(expires_in).toBe(subject.kind === 'user' || 'actor' in subject ? 900 : 3600);
    const until = 'actor' in subject ? { expires_at: Math.floor(now / 1000) * 1000 + 900_000 } : {};
    expect(await verifier.verify(token, now)).toEqual({ ...subject, ...until });
    expect(await verifier.verify(token, now + expires_in * 1000)).toMatchObject({ kind: 'expired' });
    expect(await verifier.verify(`${token.slice(0, -4)}AAAA`, now)).toBeUndefined();
  }
});

test('a contact token of a provider names it, and lasts 15 minutes', async () => {
  const { signer } = signerAndVerifier();
  const subject = { kind: 'contact', id: newId(), team: newId(), generation: 1 } as const;
  const { token, expires_in } = await signer.issue({ ...subject, provider: { id: 'idp-1', hub: newId() } }, 1e12);
  expect(expires_in).toBe(900);
  expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({ idp: 'idp-1' });
});

test('two tokens of the same subject and time differ', async () => {
  const { signer } = signerAndVerifier();
  const subject = { kind: 'user', id: newId() } as const;
  const [one, other] = await Promise.all([signer.issue(subject, 1e12), signer.issue(subject, 1e12)]);
  expect(one?.token).not.toBe(other?.token);
});

test('a token of one kind is not valid with the key of the other', async () => {
  const { signer, keys } = signerAndVerifier();
  const swapped = tokenVerifier({ platform: keys.contact, contact: keys.platform }, ISSUER);
  const { token } = await signer.issue({ kind: 'user', id: newId() }, Date.now());
  expect(await swapped.verify(token, Date.now())).toBeUndefined();
});

test('a signer without the key of a kind issues no token of it', async () => {
  const never = { send: () => Promise.reject(new Error('signed')) } as unknown as KMSClient;
  const { keys } = signerAndVerifier();
  const signer = tokenSigner(never, { contact: 'c' }, keys, ISSUER);
  await expect(signer.issue({ kind: 'user', id: newId() }, 1e12)).rejects.toThrow('no key for platform tokens');
});
