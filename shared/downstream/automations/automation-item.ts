import { type HubKey, hubPartition, type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import type { Listed } from '../../platform/db/listing.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import { automationPartition } from './enrollment-item.ts';

export const automationEntity = /* @__PURE__ */ entity('automation');
export const eventSubscriptionsEntity = /* @__PURE__ */ entity('automation_listening');
export const automationVersionEntity = /* @__PURE__ */ entity('automation_version');

export const AUTOMATION_STATUSES = ['draft', 'active', 'paused', 'archived'] as const;
export type AutomationStatus = (typeof AUTOMATION_STATUSES)[number];

export const RE_ENTRY_MODES = ['never', 'after_exit', 'interval'] as const;
export type ReEntryMode = (typeof RE_ENTRY_MODES)[number];

/** An automation of a hub. `definition` is the draft; enrollments run published versions, which never change. */
export interface AutomationItem extends Partial<Listed> {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly name: string;
  readonly status: AutomationStatus;
  readonly re_entry_mode: ReEntryMode;
  readonly re_entry_interval_seconds: number | null;
  /** Client settings, as JSON. */
  readonly settings: string;
  /** The draft as JSON, so that numbers are stored exactly. Null if there is no draft. */
  readonly definition: string | null;
  /** The published version that members are enrolled in. 0 before the first publication. */
  readonly version_int: number;
  readonly published_at: string | null;
  /** Only events after this time enroll members. Null while the automation is not active. */
  readonly active_since: string | null;
  /** The drip campaign that manages this automation, if any. */
  readonly drip_campaign_id: string | null;
  /** A generation number: incremented when the date of the trigger is reached. Stored as `turn`. */
  readonly turn: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A published version. It never changes. */
export interface VersionItem {
  readonly automation_id: string;
  readonly version_int: number;
  readonly definition: string;
  readonly published_at: string;
  readonly published_by: string;
}

export const AUTOMATION = 'AUTOMATION#';

export const automationKey = (hub: HubKey, id: string): Key => ({ pk: hubPartition(hub), sk: `${AUTOMATION}${id}` });

export const VERSION = 'VERSION#';

export const versionKey = (hub: HubKey, automation: string, version: number): Key => ({
  pk: automationPartition(hub, automation),
  sk: `${VERSION}${String(version).padStart(6, '0')}`,
});

/**
 * The events that a hub's active automations subscribe to: `on:{automation}` is the trigger, `awaits:{automation}` the
 * events that its nodes wait for. Stored as `AUTOMATIONS`.
 */
export type EventSubscriptions = Readonly<Record<string, unknown>>;

export const eventSubscriptionsKey = (hub: HubKey): Key => ({ pk: hubPartition(hub), sk: 'AUTOMATIONS' });

/** The subscriptions to events of a team's contacts: `in:{automation}` is the hub of the automation. */
export const teamEventSubscriptionsKey = (team: TeamId): Key => ({ pk: teamPartition(team), sk: 'AUTOMATIONS' });

const updateEventOf = (was: AutomationItem, is: AutomationItem) => {
  if (was.version_int !== is.version_int) return 'published';
  if (was.status === is.status) return 'updated';
  return is.status === 'active' ? 'resumed' : is.status;
};

const automationEvents = /* @__PURE__ */ lifecycle<AutomationItem>()({
  thing: 'automation',
  resource_type: 'automations',
  id: ({ id }) => id,
  hidden: ['turn', 'active_since'],
  created: 'created',
  deleted: 'deleted',
  updated: updateEventOf,
  at: {
    created: 'created_at',
    updated: onWrite,
    deleted: onWrite,
    published: 'published_at',
    draft: onWrite,
    paused: onWrite,
    resumed: onWrite,
    archived: onWrite,
  },
});

export const automationKind = {
  entity: automationEntity,
  key: ['TEAM#{team}#HUB#{hub}', 'AUTOMATION#{automation}'],
  index: ['AUTOMATIONS#DUE or none', 'DUE#{at}#{automation} or none'],
  events: automationEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
  note: 'its draft; in the index while it waits for its date',
} as const satisfies RowKind;

export const eventSubscriptionsKind = {
  entity: eventSubscriptionsEntity,
  key: ['TEAM#{team}#HUB#{hub} or TEAM#{team}', 'AUTOMATIONS'],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
  note: "which events a hub's automations listen for, in one item; at most 100 begin by one",
} as const satisfies RowKind;

export const automationVersionKind = {
  entity: automationVersionEntity,
  key: ['TEAM#{team}#HUB#{hub}#AUTOMATION#{automation}', 'VERSION#{n}'],
  events: 'none',
  person: nobody,
  text: 'not searched',
  gives: false,
  note: 'what was published, once and for all',
} as const satisfies RowKind;
