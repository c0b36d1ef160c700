import { randomUUID } from 'node:crypto';
import { type KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { ALGORITHM, DEPENDENT_SECONDS, type PublicKeys, type Subject, TOKENS, type TokenKind } from './token.ts';

/** A signed token and its lifetime in seconds. */
interface IssuedToken {
  readonly token: string;
  readonly expires_in: number;
}

export interface TokenSigner {
  issue(subject: Subject, now: number): Promise<IssuedToken>;
}

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs with keys whose private halves stay in KMS. It cannot issue tokens of a kind whose key it is not given. */
export const tokenSigner = (
  kms: KMSClient,
  keyIds: Readonly<Partial<Record<TokenKind, string>>>,
  keys: PublicKeys,
  issuer: string,
): TokenSigner => ({
  async issue(subject, now) {
    const kind: TokenKind = subject.kind === 'user' ? 'platform' : 'contact';
    const KeyId = keyIds[kind];
    if (KeyId === undefined) throw new Error(`this function has no key for ${kind} tokens`);
    const { typ, audience } = TOKENS[kind];
    const actor = subject.kind === 'contact' ? subject.actor : undefined;
    const provider = subject.kind === 'contact' ? subject.provider?.id : subject.provider;
    const seconds = actor === undefined && provider === undefined ? TOKENS[kind].seconds : DEPENDENT_SECONDS;
    const iat = Math.floor(now / 1000);
    const header = encode({ alg: ALGORITHM, typ, kid: keys[kind].kid });
    const claims = encode({
      iss: issuer,
      aud: audience,
      sub: subject.id,
      ...(subject.team && { team_id: subject.team }),
      ...(provider !== undefined && { idp: provider }),
      ...('generation' in subject && { gen: subject.generation }),
      ...(actor !== undefined && { act: { sub: actor } }),
      iat,
      exp: iat + seconds,
      jti: randomUUID(),
    });
    const signed = `${header}.${claims}`;
    const { Signature } = await kms.send(
      new SignCommand({
        KeyId,
        Message: Buffer.from(signed),
        MessageType: 'RAW',
        SigningAlgorithm: 'ED25519_SHA_512',
      }),
    );
    if (!Signature) throw new Error('KMS answered without a signature');
    return { token: `${signed}.${Buffer.from(Signature).toString('base64url')}`, expires_in: seconds };
  },
});
