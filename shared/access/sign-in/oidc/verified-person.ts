import { EmailAddress } from '../../../accounts/identity/email-address.ts';
import { PersonName } from '../../../accounts/identity/person-name.ts';
import type { IdentityProviderItem } from '../../../hubs/identity-providers/identity-provider-item.ts';

/** The person of a sign-in; `undefined` unless the provider says that it has verified the address. */
export const verifiedPerson = (
  claims: Readonly<Record<string, unknown>>,
  provider: Pick<IdentityProviderItem, 'claims'>,
): { readonly email: string; readonly name: string | null } | undefined => {
  const email = EmailAddress.safeParse(claims.email);
  if (!email.success || claims.email_verified !== true) return undefined;
  const named = Object.entries(provider.claims).flatMap(([claim, target]) =>
    target === 'name' ? [PersonName.safeParse(claims[claim])] : [],
  );
  return { email: email.data, name: named.find(({ success }) => success)?.data ?? null };
};
