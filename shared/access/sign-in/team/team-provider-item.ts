import { type Key, type TeamId, teamPartition } from '../../../platform/db/key.ts';
import { plainLifecycle } from '../../../platform/ledger/lifecycle.ts';

/** An OpenID Connect provider with which users sign in to a team, as stored. */
export interface TeamProviderItem {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly issuer: string;
  readonly client_id: string;
  /** The client secret, encrypted for this provider; null for a public client. */
  readonly sealed_secret: string | null;
  readonly scopes: readonly string[];
  /** The pages to which a sign-in may return; the first is the default. */
  readonly return_urls: readonly string[];
  /** The role of people who join the team by signing in; null if nobody does. */
  readonly default_role_id: string | null;
  readonly enabled: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

const TEAM_PROVIDER = 'TEAM_PROVIDER#';

export const teamProviderKey = (team: TeamId, id: string): Key => ({
  pk: teamPartition(team),
  sk: `${TEAM_PROVIDER}${id}`,
});

/** The most providers of a team: a sign-in by address reads them all. */
export const MAX_TEAM_PROVIDERS = 50;

/** All providers of a team, the oldest first. */
export const teamProvidersOf = (team: TeamId) => ({ partition: teamPartition(team), prefix: TEAM_PROVIDER });

export const teamProviderEvents = /* @__PURE__ */ plainLifecycle<TeamProviderItem>({
  thing: 'team_identity_provider',
  resource_type: 'team_identity_providers',
  id: ({ id }) => id,
  named: { sealed_secret: 'client_secret' },
});
