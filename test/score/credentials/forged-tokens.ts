import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { TOKENS, type TokenKind } from '../../../shared/accounts/identity/token.ts';
import type { TestKeys, TestSubject } from '../../support/tokens.ts';

type Named = readonly [name: string, token: string];

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

interface Parts {
  readonly header: Readonly<Record<string, unknown>>;
  readonly claims: Readonly<Record<string, unknown>>;
}

const partsOf = (token: string): Parts => {
  const [header = '', claims = ''] = token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Parts['header'];
  return { header: read(header), claims: read(claims) };
};

const signedBy = ({ header, claims }: Parts, key: KeyObject): string => {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
};

/** Another algorithm: none, or a MAC whose secret is the public key in each of its forms. */
const ofOtherAlgorithms = ({ header, claims }: Parts, x: string): readonly Named[] => {
  const raw = Buffer.from(x, 'base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const secrets: readonly (readonly [string, string | Buffer])[] = [
    ['raw bytes', raw],
    ['x', x],
    ['PEM', key.export({ type: 'spki', format: 'pem' })],
    ['DER', key.export({ type: 'spki', format: 'der' })],
    ['JWK', JSON.stringify(key.export({ format: 'jwk' }))],
    ['empty', ''],
  ];
  const algorithms = [
    'none',
    'None',
    'NONE',
    'nOnE',
    '',
    'EdDSA ',
    'eddsa',
    'Ed25519',
    'Ed448',
    'ES256',
    'ES256K',
    'RS256',
    'PS256',
    'dir',
  ];
  const unsigned = [...algorithms, null, 0, [], ['EdDSA'], {}].flatMap((alg): readonly Named[] => {
    const text = `${encode({ ...header, alg })}.${encode(claims)}`;
    return [
      [`alg ${JSON.stringify(alg)} unsigned`, `${text}.`],
      [`alg ${JSON.stringify(alg)} zeros`, `${text}.${Buffer.alloc(64).toString('base64url')}`],
    ];
  });
  const macs = ['HS256', 'HS384', 'HS512'].flatMap((alg) =>
    secrets.map(([form, secret]): Named => {
      const text = `${encode({ ...header, alg })}.${encode(claims)}`;
      const mac = createHmac(`sha${alg.slice(2)}`, secret)
        .update(text)
        .digest('base64url');
      return [`alg ${alg} with the public key as ${form}`, `${text}.${mac}`];
    }),
  );
  return [...unsigned, ...macs];
};

/** The key of an attacker, named in each way that a header can name a key. */
const ofAnotherKey = ({ header, claims }: Parts): readonly Named[] => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: header.kid };
  const certificate = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const named: readonly object[] = [
    {},
    { jwk },
    { jwk, kid: undefined },
    { jku: 'https://attacker.example/jwks.json' },
    { x5u: 'https://attacker.example/cert.pem' },
    { x5c: [certificate] },
    { x5t: 'AAAA', 'x5t#S256': 'AAAA' },
    ...['../../dev/null', '/dev/null', "' UNION SELECT 'x", '', '*', 'toString', '__proto__', 'x'.repeat(500)].map(
      (kid) => ({ kid }),
    ),
    ...[null, 0, true, [], {}, [header.kid], undefined].map((kid) => ({ kid })),
  ];
  return named.map(
    (more): Named => [
      `another key, header ${JSON.stringify(more).slice(0, 60)}`,
      signedBy({ header: { ...header, ...more }, claims }, privateKey),
    ],
  );
};

/** Correctly signed by our own key, with one part of the header or one claim wrong. */
const ofWrongContent = (keys: TestKeys, subject: TestSubject, kind: TokenKind): readonly Named[] => {
  const other: TokenKind = kind === 'platform' ? 'contact' : 'platform';
  const now = Math.floor(Date.now() / 1000);
  const headers: readonly object[] = [
    ...['JWT', 'jwt', 'at+jwt', TOKENS[other].typ, '', kind, 'platform+contact+jwt', null, 1, undefined].map((typ) => ({
      typ,
    })),
    ...[['exp'], ['b64'], ['unknown'], [], 'exp', ['']].map((crit) => ({ crit, b64: false, unknown: 1 })),
    { kid: `test-${other}` },
  ];
  const claims: readonly object[] = [
    ...[TOKENS[other].audience, '', 'urn:hub', [TOKENS[other].audience], [], null, 1, undefined].map((aud) => ({
      aud,
    })),
    ...[
      'https://attacker.example',
      `${keys.issuer}/`,
      `${keys.issuer}.example`,
      '',
      null,
      1,
      [keys.issuer],
      undefined,
    ].map((iss) => ({ iss })),
    ...[now - 1, now - 86_400, 0, -1, null, '9999999999', undefined, {}, [now + 60]].map((exp) => ({ exp })),
    ...[now + 60, now + 86_400, 'x', 1e300].map((nbf) => ({ nbf })),
    ...[null, 'x', undefined, {}].map((iat) => ({ iat })),
    ...[null, 1, undefined, {}, [], '', 'unknown'].map((sub) => ({ sub })),
    ...[1, {}, [], null].map((team_id) => ({ team_id })),
    ...(kind === 'contact' ? ['1', null, 0, -1, {}, undefined].map((gen) => ({ gen })) : []),
    ...[1, {}, []].map((jti) => ({ jti })),
  ];
  return [
    ...headers.map((header): Named => [`header ${JSON.stringify(header)}`, keys.issue(subject, { header })]),
    ...claims.map((wrong): Named => [`claim ${JSON.stringify(wrong)}`, keys.issue(subject, { claims: wrong })]),
    ['key of the other kind', keys.issue(subject, { key: other })],
    ['key and kid of the other kind', keys.issue(subject, { key: other, header: { kid: `test-${other}` } })],
    ['expired an hour ago', keys.issue(subject, { now: Date.now() - 2 * 3_600_000 })],
  ];
};

/** A valid token in a form in which it is not valid. */
const inOtherForms = (token: string): readonly Named[] => {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const changed = (part: string) => Buffer.from(`${Buffer.from(part, 'base64url')} `).toString('base64url');
  const forms = [
    `${header}.${claims}`,
    `${header}..${signature}`,
    `.${claims}.${signature}`,
    `${token}.`,
    `.${token}`,
    `${token}.${signature}`,
    `${header}.${claims}.${signature}.${header}.${claims}`,
    `${token}=`,
    `${token}==`,
    `${token}A`,
    `${changed(header)}.${claims}.${signature}`,
    `${header}.${changed(claims)}.${signature}`,
    `${header}=.${claims}.${signature}`,
    `${header}.${claims}.${signature.slice(0, -1)}`,
    `${header}.${claims}.${signature.slice(0, 43)}`,
    `${header}.${claims}.${signature}${signature}`,
    `${header}.${claims}.${Buffer.from(signature, 'base64url').toString('hex')}`,
    `${header}\u0000.${claims}.${signature}`,
    `${header}.${claims}.\u200b${signature}`,
    token.toUpperCase(),
    token.split('').toReversed().join(''),
    encodeURIComponent(`${header}.${claims}`) + signature,
    JSON.stringify({ payload: claims, signatures: [{ protected: header, signature }] }),
    Buffer.from(token).toString('base64url'),
    `${token.repeat(20)}`,
  ];
  return forms.map((form, nth): Named => [`form ${nth} ${form.slice(0, 12)}…${form.slice(-6)}`, form]);
};

/** Tokens of this kind that must be refused, by name. */
export const forgedTokens = (keys: TestKeys, subject: TestSubject, kind: TokenKind): readonly Named[] => {
  const token = keys.issue(subject);
  const parts = partsOf(token);
  return [
    ...ofOtherAlgorithms(parts, keys.publicKeys[kind].x),
    ...ofAnotherKey(parts),
    ...ofWrongContent(keys, subject, kind),
    ...inOtherForms(token),
  ].map(([name, forged]) => [`${kind} token, ${name}`, forged]);
};
