import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import {
  DEPENDENT_SECONDS,
  type PublicKeys,
  type Subject,
  TOKENS,
  type TokenKind,
} from '../../shared/accounts/identity/token.ts';

type Contact = Extract<Subject, { kind: 'contact' }>;
/** A contact's token is of the first generation unless the test names another. */
export type TestSubject =
  | Exclude<Subject, Contact>
  | (Omit<Contact, 'generation'> & Partial<Pick<Contact, 'generation'>>);

/** Signing keys that only a test holds, in the form the service verifies with. */
export interface TestKeys {
  readonly publicKeys: PublicKeys;
  readonly issuer: string;
  issue(subject: TestSubject, options?: { now?: number; header?: object; claims?: object; key?: TokenKind }): string;
}

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

export const testKeys = (issuer = 'https://hub.test'): TestKeys => {
  const pair = (): KeyObject => generateKeyPairSync('ed25519').privateKey;
  const keys: Record<TokenKind, KeyObject> = { platform: pair(), contact: pair() };
  const publicHalf = (kind: TokenKind) => {
    const { x = '' } = createPublicKey(keys[kind]).export({ format: 'jwk' });
    return { kid: `test-${kind}`, x };
  };
  return {
    issuer,
    publicKeys: { platform: publicHalf('platform'), contact: publicHalf('contact') },
    issue(subject, { now = Date.now(), header = {}, claims = {}, key } = {}) {
      const kind: TokenKind = subject.kind === 'user' ? 'platform' : 'contact';
      const { typ, audience } = TOKENS[kind];
      const actor = subject.kind === 'contact' ? subject.actor : undefined;
      const seconds = actor === undefined ? TOKENS[kind].seconds : DEPENDENT_SECONDS;
      const iat = Math.floor(now / 1000);
      const parts = [
        encode({ alg: 'EdDSA', typ, kid: `test-${kind}`, ...header }),
        encode({
          iss: issuer,
          aud: audience,
          sub: subject.id,
          ...(subject.team && { team_id: subject.team }),
          ...(subject.kind === 'user' && subject.provider !== undefined && { idp: subject.provider }),
          gen: subject.generation ?? (subject.kind === 'contact' ? 1 : undefined),
          ...(actor !== undefined && { act: { sub: actor } }),
          iat,
          exp: iat + seconds,
          ...claims,
        }),
      ].join('.');
      return `${parts}.${sign(null, Buffer.from(parts), keys[key ?? kind]).toString('base64url')}`;
    },
  };
};
