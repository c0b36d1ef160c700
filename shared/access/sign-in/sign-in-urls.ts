import type { IdentityProviderItem } from '../../hubs/identity-providers/identity-provider-item.ts';
import type { TeamProviderItem } from './team/team-provider-item.ts';

type Named = Pick<IdentityProviderItem, 'hub_id' | 'id'>;

/** The page where a sign-in with a provider begins. */
export const startUrlOf = (origin: string, { hub_id, id }: Named): string =>
  new URL(`/sign-in/${hub_id}/${id}`, origin).href;

type OfTeam = Pick<TeamProviderItem, 'team_id' | 'id'>;

/** The page where a sign-in of a user with a provider of their team begins. */
export const teamStartUrlOf = (origin: string, { team_id, id }: OfTeam): string =>
  new URL(`/team-sign-in/${team_id}/${id}`, origin).href;

/** The page to which a provider of a team returns. */
export const teamRedirectUriOf = (origin: string, provider: OfTeam): string =>
  `${teamStartUrlOf(origin, provider)}/callback`;

/** The page to which a provider returns. Each provider has its own, so that none can answer for another. */
export const redirectUriOf = (origin: string, provider: Named): string => `${startUrlOf(origin, provider)}/callback`;
