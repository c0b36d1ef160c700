import { EmailAddress } from '../../../accounts/identity/email-address.ts';
import { PersonName } from '../../../accounts/identity/person-name.ts';
import { claimedValues } from '../../../hubs/identity-providers/claimed-values.ts';
import type { IdentityProviderItem } from '../../../hubs/identity-providers/identity-provider-item.ts';

/** A person whose address a provider has verified, and the claims for profile fields by key. */
export interface VerifiedPerson {
  readonly email: string;
  readonly name: string | null;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Lower case maps other characters to ASCII, such as the Kelvin sign to k: they are other addresses at the provider. */
const isAscii = (email: unknown): boolean => typeof email === 'string' && /^[\x20-\x7e]*$/.test(email);

/** The person of a sign-in; `undefined` unless the provider says that it has verified the address. */
export const verifiedPerson = (
  claims: Readonly<Record<string, unknown>>,
  provider: Pick<IdentityProviderItem, 'claims'>,
): VerifiedPerson | undefined => {
  const email = EmailAddress.safeParse(claims.email);
  if (!email.success || !isAscii(claims.email) || claims.email_verified !== true) return undefined;
  const named = Object.entries(provider.claims).flatMap(([claim, target]) =>
    target === 'name' ? [PersonName.safeParse(claims[claim])] : [],
  );
  const name = named.find(({ success }) => success)?.data ?? null;
  return { email: email.data, name, values: claimedValues(claims, provider.claims) };
};
