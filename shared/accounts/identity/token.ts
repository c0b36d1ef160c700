/** The two kinds of signed token. Each has its own key, audience and `typ`, so one is never accepted as the other. */
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

/** The only algorithm for signing and verification (RFC 8037). */
export const ALGORITHM = 'EdDSA';

/** A public key: its RFC 7638 thumbprint and its 32 bytes in base64url. */
export interface PublicKey {
  readonly kid: string;
  readonly x: string;
}

/** The current signing key, and other keys that are still accepted. */
interface SigningKey extends PublicKey {
  readonly others?: readonly PublicKey[];
}

export type PublicKeys = Readonly<Record<TokenKind, SigningKey>>;

/** All accepted keys of a kind, the current one first. */
export const acceptedKeys = ({ kid, x, others = [] }: SigningKey): readonly PublicKey[] => [{ kid, x }, ...others];

/**
 * The subject of a token. A contact's token names the team and the credential's generation, so it can be revoked at
 * once. A user's token names a team only if the sign-in requested one. Teams that the user joins with a newer password
 * refuse it.
 */
export type Subject =
  | {
      readonly kind: 'user';
      readonly id: string;
      readonly team?: string | undefined;
      /** The identity provider of the team that the user signed in with. The token is for that team alone. */
      readonly provider?: string | undefined;
      /** The generation of the credential that was used to sign in; absent in tokens from before it was recorded. */
      readonly generation?: number | undefined;
    }
  | {
      readonly kind: 'contact';
      readonly id: string;
      readonly team: string;
      readonly generation: number;
      /** The identity provider that the contact signed in with, and its hub. The session ends with the provider. */
      readonly provider?: { readonly id: string; readonly hub: string } | undefined;
      /** The id of the API key that acts for the contact (RFC 8693 §4.1). */
      readonly actor?: string;
      /** When a verified token with a shortened lifetime expires, in milliseconds. It is not signed again. */
      readonly expires_at?: number;
    };

/** Lifetime in seconds of a contact token that ends with something else: an acting API key or an identity provider. */
export const DEPENDENT_SECONDS = 15 * 60;

/** The public keys as a JWK Set (RFC 7517). */
export const jwkSet = (keys: PublicKeys) => ({
  keys: Object.values(keys)
    .flatMap(acceptedKeys)
    .map(({ kid, x }) => ({ kty: 'OKP', crv: 'Ed25519', alg: ALGORITHM, use: 'sig', kid, x }) as const),
});
