import { EmailAddress } from '../../../accounts/identity/email-address.ts';
import { isPlainDomain } from '../../../accounts/identity/email-domain.ts';
import { PersonName } from '../../../accounts/identity/person-name.ts';
import { claimedValues } from '../../../hubs/identity-providers/claimed-values.ts';
import type { IdentityProviderItem } from '../../../hubs/identity-providers/identity-provider-item.ts';

/** A person whose address a provider has verified, and the claims for profile fields by key. */
export interface VerifiedPerson {
  readonly email: string;
  readonly name: string | null;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The conversion of a domain maps other characters to ASCII: they can be another address at the provider. */
const isOwnSpelling = (email: unknown): boolean =>
  typeof email === 'string' && isPlainDomain(email.trim().slice(email.trim().lastIndexOf('@') + 1));

/** Some providers send the flag as a string. Every other value means that the address is not verified. */
const isVerified = (flag: unknown): boolean => flag === true || flag === 'true';

/** The person of a sign-in; `undefined` unless the provider says that it has verified the address. */
export const verifiedPerson = (
  claims: Readonly<Record<string, unknown>>,
  provider: Pick<IdentityProviderItem, 'claims'>,
): VerifiedPerson | undefined => {
  const email = EmailAddress.safeParse(claims.email);
  if (!email.success || !isOwnSpelling(claims.email) || !isVerified(claims.email_verified)) return undefined;
  const named = Object.entries(provider.claims).flatMap(([claim, target]) =>
    target === 'name' ? [PersonName.safeParse(claims[claim])] : [],
  );
  const name = named.find(({ success }) => success)?.data ?? null;
  return { email: email.data, name, values: claimedValues(claims, provider.claims) };
};
