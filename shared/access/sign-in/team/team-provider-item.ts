import { type Key, type TeamId, teamPartition } from '../../../platform/db/key.ts';
import { nobody } from '../../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import { plainLifecycle } from '../../../platform/ledger/lifecycle.ts';

export const teamProviderEntity = /* @__PURE__ */ entity('team_identity_provider');

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

const teamProviderEvents = /* @__PURE__ */ plainLifecycle<TeamProviderItem>({
  thing: 'team_identity_provider',
  resource_type: 'team_identity_providers',
  id: ({ id }) => id,
  named: { sealed_secret: 'client_secret' },
});

export const teamProviderKind = {
  entity: teamProviderEntity,
  key: ['TEAM#{team}', 'TEAM_PROVIDER#{provider}'],
  events: teamProviderEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
  note: 'where users sign in; its client secret as KMS sealed it',
} as const satisfies RowKind;
