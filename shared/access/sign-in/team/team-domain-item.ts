import { type Key, type TeamId, teamPartition } from '../../../platform/db/key.ts';
import { nobody } from '../../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import { plainLifecycle } from '../../../platform/ledger/lifecycle.ts';

export const teamDomainEntity = /* @__PURE__ */ entity('team_domain');
export const teamDomainPointerEntity = /* @__PURE__ */ entity('team_domain_pointer');

export const TEAM_DOMAIN_STATUSES = ['pending', 'verified', 'failed'] as const;

/** An email domain of a team, verified or not, as stored. */
export interface TeamDomainItem {
  readonly id: string;
  readonly team_id: string;
  readonly domain: string;
  readonly status: (typeof TEAM_DOMAIN_STATUSES)[number];
  /** The value of the TXT record that proves ownership. */
  readonly challenge: string;
  readonly checked_at: string | null;
  readonly verified_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

const TEAM_DOMAIN = 'TEAM_DOMAIN#';

export const teamDomainKey = (team: TeamId, id: string): Key => ({
  pk: teamPartition(team),
  sk: `${TEAM_DOMAIN}${id}`,
});

/** The most domains of a team, verified or not. */
export const MAX_TEAM_DOMAINS = 100;

/** The domains of a team, the oldest first. */
export const teamDomainsOf = (team: TeamId) => ({ partition: teamPartition(team), prefix: TEAM_DOMAIN });

/** The team that verified a domain. A domain is verified for one team in the whole service. */
export const teamDomainPointerKey = (domain: string): Key => ({ pk: `TEAM_DOMAIN#${domain}`, sk: 'TEAM' });

export interface TeamDomainPointer {
  readonly team_id: string;
  readonly domain_id: string;
}

const teamDomainEvents = /* @__PURE__ */ plainLifecycle<TeamDomainItem>({
  thing: 'team_domain',
  resource_type: 'team_domains',
  id: ({ id }) => id,
  hidden: ['checked_at'],
});

export const teamDomainKind = {
  entity: teamDomainEntity,
  key: ['TEAM#{team}', 'TEAM_DOMAIN#{domain}'],
  events: teamDomainEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
  note: 'an email domain of the team and its proof',
} as const satisfies RowKind;

export const teamDomainPointerKind = {
  entity: teamDomainPointerEntity,
  key: ['TEAM_DOMAIN#{domain}', 'TEAM'],
  events: 'none',
  person: nobody,
  team: 'team_id',
  text: 'not searched',
  gives: false,
  note: 'the team that verified an email domain',
} as const satisfies RowKind;
