import { createHash, createPublicKey } from 'node:crypto';

/** A public Ed25519 key for verifiers; `kid` is its RFC 7638 thumbprint. */
interface TokenPublicKey {
  readonly kid: string;
  readonly x: string;
}

/** Parses a DER-encoded SubjectPublicKeyInfo. Throws for any algorithm but Ed25519. */
export const tokenPublicKey = (spki: Uint8Array): TokenPublicKey => {
  const { crv, kty, x } = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' }).export({
    format: 'jwk',
  });
  if (kty !== 'OKP' || crv !== 'Ed25519' || x === undefined) throw new Error('The key is not an Ed25519 key');
  return { kid: createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url'), x };
};
