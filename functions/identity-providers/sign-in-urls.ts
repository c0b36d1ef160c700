import type { IdentityProviderItem } from '../../shared/hubs/identity-providers/identity-provider-item.ts';

type Named = Pick<IdentityProviderItem, 'hub_id' | 'id'>;

/** The page where a sign-in with a provider begins. */
export const startUrlOf = (origin: string, { hub_id, id }: Named): string =>
  new URL(`/sign-in/${hub_id}/${id}`, origin).href;

/** The page to which a provider returns. Each provider has its own, so that none can answer for another. */
export const redirectUriOf = (origin: string, provider: Named): string => `${startUrlOf(origin, provider)}/callback`;
