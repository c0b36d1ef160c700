import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';

export const hubEntity = /* @__PURE__ */ entity('hub');
export const hubPointerEntity = /* @__PURE__ */ entity('hub_pointer');

export const HUB_ACCESS_LEVELS = ['open', 'request', 'invite'] as const;
export const SIGN_IN_FLOWS = ['password', 'magic_link', 'both'] as const;

/** A hub as stored. */
export interface HubItem {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string | null;
  readonly access_level: (typeof HUB_ACCESS_LEVELS)[number];
  readonly sign_in: (typeof SIGN_IN_FLOWS)[number];
  readonly allowed_origins: readonly string[];
  /** Whether posts of newcomers can be held for review; absent means no. */
  readonly newcomer_limits?: boolean | undefined;
  /** The URL of the hub's own site; null or absent without one. The same for the other branding. */
  readonly site_url?: string | null | undefined;
  readonly color?: string | null | undefined;
  readonly locale?: string | null | undefined;
  readonly time_zone?: string | null | undefined;
  /** The currency of new prices that name none; null or absent without one. */
  readonly default_currency?: string | null | undefined;
  /** Whether the hub has or had attachments with its logo or icon. */
  readonly branded?: boolean;
  /**
   * Whether an access rule applies: members who do not meet it cannot access the hub's content. Written only with the
   * rule.
   */
  readonly gated?: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

export const hubItemKey = (hub: HubKey): Key => ({ pk: hubPartition(hub), sk: 'HUB' });

/** The team of a hub, for paths that contain only the hub's id. Written once, with the hub. */
export const hubPointerKey = (hub: string): Key => ({ pk: `HUB#${hub}`, sk: 'TEAM' });

const hubEvents = /* @__PURE__ */ plainLifecycle<HubItem>({
  thing: 'hub',
  resource_type: 'hubs',
  id: ({ id }) => id,
  hidden: ['branded'],
});

export const hubKind = {
  entity: hubEntity,
  key: ['TEAM#{team}#HUB#{hub}', 'HUB'],
  index: ['TEAM#{team}', 'HUB#{hub}'],
  events: hubEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
} as const satisfies RowKind;

export const hubPointerKind = {
  entity: hubPointerEntity,
  key: ['HUB#{hub}', 'TEAM'],
  events: 'none',
  person: nobody,
  team: 'team_id',
  text: 'none',
  gives: false,
  note: 'the team of a hub; never deleted, so an id never means another hub',
} as const satisfies RowKind;
