/** The two kinds of signed token, each with its own key, audience and `typ`, so that neither passes for the other. */
export type TokenKind = 'platform' | 'contact';

interface TokenRules {
  readonly typ: string;
  readonly audience: string;
  /** Lifetime in seconds. */
  readonly seconds: number;
}

export const TOKENS: Readonly<Record<TokenKind, TokenRules>> = {
  platform: { typ: 'platform+jwt', audience: 'urn:hub:platform', seconds: 15 * 60 },
  contact: { typ: 'contact+jwt', audience: 'urn:hub:contact', seconds: 60 * 60 },
};

/** The only algorithm signed with and accepted (RFC 8037). */
export const ALGORITHM = 'EdDSA';

/** One public key: its RFC 7638 thumbprint and its 32 bytes in base64url. */
export interface PublicKey {
  readonly kid: string;
  readonly x: string;
}

/** The key that tokens of a kind are signed with, and others whose tokens are accepted beside its own. */
interface SigningKey extends PublicKey {
  readonly others?: readonly PublicKey[];
}

export type PublicKeys = Readonly<Record<TokenKind, SigningKey>>;

/** Every key that a token of a kind may be signed with, the one of now first. */
export const acceptedKeys = ({ kid, x, others = [] }: SigningKey): readonly PublicKey[] => [{ kid, x }, ...others];

/**
 * Who a token speaks for. A contact's token always names the team, and the generation of the credential so that it can be
 * revoked at once; a user's names the team only when sign-in was asked for one.
 */
export type Subject =
  | { readonly kind: 'user'; readonly id: string; readonly team?: string }
  | { readonly kind: 'contact'; readonly id: string; readonly team: string; readonly generation: number };

/** The public keys as a JWK Set (RFC 7517). */
export const jwkSet = (keys: PublicKeys) => ({
  keys: Object.values(keys)
    .flatMap(acceptedKeys)
    .map(({ kid, x }) => ({ kty: 'OKP', crv: 'Ed25519', alg: ALGORITHM, use: 'sig', kid, x }) as const),
});
