import type { Item } from '../../../platform/db/item.ts';
import { type HubKey, hubPartition, type Key, tenantOf } from '../../../platform/db/key.ts';
import { nobody } from '../../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import { onWrite } from '../../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../../platform/ledger/lifecycle.ts';

export const domainPointerEntity = /* @__PURE__ */ entity('domain_pointer');
export const hubDomainEntity = /* @__PURE__ */ entity('hub_domain');

export const DOMAIN_STATUSES = ['not_started', 'pending', 'verified', 'failed', 'active'] as const;

/** The custom domain of a hub, verified or not, as stored. */
export interface DomainItem {
  readonly hub_id: string;
  readonly team_id: string;
  readonly domain: string;
  readonly status: (typeof DOMAIN_STATUSES)[number];
  /** The value of the TXT record that proves ownership. Each new domain gets a new one. */
  readonly challenge: string;
  readonly pending_since: string | null;
  readonly checked_at: string | null;
  /** Since when look-ups of a verified domain have not found its proof. Rows from before do not have it. */
  readonly proof_missing_since?: string | null;
  readonly verified_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export const domainItemKey = (hub: HubKey): Key => ({ pk: hubPartition(hub), sk: 'DOMAIN' });

/** The hub that verified a domain. A domain is verified for one hub in the whole service. */
export const domainPointerKey = (domain: string): Key => ({ pk: `DOMAIN#${domain}`, sk: 'HUB' });

/** The index partition of the domains by their next check, pending or verified. */
export const PENDING_DOMAINS = 'DOMAINS#PENDING';
export const DUE = 'DUE#';

/** Sorts by the time of the next check. */
export const dueOrder = (dueAt: Date, hub: string): string => `${DUE}${dueAt.toISOString()}#${hub}`;

export const isProved = ({ status }: Pick<DomainItem, 'status'>): boolean =>
  status === 'verified' || status === 'active';

const domainEvents = /* @__PURE__ */ lifecycle<DomainItem & Item>()({
  thing: 'domain',
  resource_type: 'hub_domains',
  id: ({ pk }) => tenantOf(pk).hub_id ?? '',
  hidden: ['checked_at', 'proof_missing_since'],
  created: 'created',
  deleted: 'deleted',
  updated: (before, after) => (!isProved(before) && isProved(after) ? 'verified' : 'updated'),
  at: { created: 'created_at', updated: onWrite, deleted: onWrite, verified: 'verified_at' },
});

export const domainPointerKind = {
  entity: domainPointerEntity,
  key: ['DOMAIN#{domain}', 'HUB'],
  events: 'none',
  person: nobody,
  team: 'team_id',
  text: 'none',
  gives: false,
  note: 'the hub of a domain',
} as const satisfies RowKind;

export const hubDomainKind = {
  entity: hubDomainEntity,
  key: ['TEAM#{team}#HUB#{hub}', 'DOMAIN'],
  index: ['DOMAINS#PENDING or none', 'DUE#{at}#{hub} or none'],
  events: domainEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
  note: 'in the index by its next look-up',
} as const satisfies RowKind;
