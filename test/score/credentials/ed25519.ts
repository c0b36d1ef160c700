import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod';
import { tokenVerifier } from '../../../shared/accounts/identity/verifier.ts';
import type { TestKeys, TestSubject } from '../../support/tokens.ts';
import { corpusJson } from '../support/corpora.ts';
import type { Attempt } from './attempt.ts';

const Vectors = z.object({
  testGroups: z.array(
    z.object({
      publicKey: z.object({ pk: z.string() }),
      tests: z.array(z.object({ tcId: z.number(), msg: z.string(), sig: z.string(), result: z.string() })),
    }),
  ),
});

/** The order of the group, little-endian (RFC 8032 §5.1). */
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;
const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`);
const bytesOf = (number: bigint): Buffer => Buffer.from(number.toString(16).padStart(64, '0'), 'hex').reverse();

/** The encodings of the points of small order, the canonical ones and others. */
const SMALL_ORDER = [
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '0000000000000000000000000000000000000000000000000000000000000080',
  '0000000000000000000000000000000000000000000000000000000000000000',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
  '0100000000000000000000000000000000000000000000000000000000000080',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
].map((hex) => Buffer.from(hex, 'hex'));

/** Other signatures in the place of a valid one. */
const otherSignatures = (valid: Buffer): readonly (readonly [string, Buffer])[] => {
  const [r, s] = [valid.subarray(0, 32), valid.subarray(32)];
  const flipped = Array.from({ length: 64 }, (_, nth) => {
    const copy = Buffer.from(valid);
    copy[nth] = (copy[nth] ?? 0) ^ (1 << (nth % 8));
    return [`bit ${nth * 8 + (nth % 8)}`, copy] as const;
  });
  return [
    ...flipped,
    ['s + order', Buffer.concat([r, bytesOf(numberOf(s) + ORDER)])],
    ['order - s', Buffer.concat([r, bytesOf(ORDER - numberOf(s))])],
    ['swapped', Buffer.concat([s, r])],
    ['s = 0', Buffer.concat([r, Buffer.alloc(32)])],
    ['s = order', Buffer.concat([r, bytesOf(ORDER)])],
    ['all ones', Buffer.alloc(64, 255)],
    ...SMALL_ORDER.map(
      (point, nth) => [`r of small order ${nth}, s = 0`, Buffer.concat([point, Buffer.alloc(32)])] as const,
    ),
    ...SMALL_ORDER.map((point, nth) => [`r of small order ${nth}`, Buffer.concat([point, s])] as const),
  ];
};

/** Tokens of ours with another signature. */
export const resignedTokens = (keys: TestKeys, subject: TestSubject): readonly (readonly [string, string])[] => {
  const token = keys.issue(subject);
  const at = token.lastIndexOf('.') + 1;
  return otherSignatures(Buffer.from(token.slice(at), 'base64url')).map(([name, signature]) => [
    `${subject.kind} token, signature with ${name}`,
    token.slice(0, at) + signature.toString('base64url'),
  ]);
};

/**
 * Wycheproof's vectors: the verifier that checks tokens must agree with each, and a token whose signature is that of a
 * vector must be refused by a service whose key is the vector's.
 */
export const wycheproof = (keys: TestKeys, subject: TestSubject): readonly Attempt[] => {
  const parsed = Vectors.safeParse(corpusJson('wycheproof'));
  const token = keys.issue(subject);
  const body = token.slice(0, token.lastIndexOf('.') + 1);
  return (parsed.data?.testGroups ?? []).flatMap(({ publicKey: { pk }, tests }) => {
    const x = Buffer.from(pk, 'hex').toString('base64url');
    const platform = { kid: keys.publicKeys.platform.kid, x };
    const verifier = tokenVerifier({ ...keys.publicKeys, platform }, keys.issuer);
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return tests.flatMap(({ tcId, msg, sig, result }): readonly Attempt[] => [
      {
        name: `Wycheproof vector ${tcId}`,
        present: async () => {
          const valid = verify(null, Buffer.from(msg, 'hex'), key, Buffer.from(sig, 'hex'));
          return valid === (result === 'valid') ? undefined : `${valid ? 'valid' : 'invalid'} instead of ${result}`;
        },
      },
      {
        name: `Wycheproof signature ${tcId} on a token`,
        present: async () => {
          const subject = await verifier.verify(body + Buffer.from(sig, 'hex').toString('base64url'), Date.now());
          return subject && JSON.stringify(subject);
        },
      },
    ]);
  });
};
