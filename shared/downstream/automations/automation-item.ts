import { type HubKey, hubPartition, type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import type { Listed } from '../../platform/db/listing.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import { automationPartition } from './enrollment-item.ts';

export const AUTOMATION_STATUSES = ['draft', 'active', 'paused', 'archived'] as const;
export type AutomationStatus = (typeof AUTOMATION_STATUSES)[number];

export const RE_ENTRY_MODES = ['never', 'after_exit', 'interval'] as const;
export type ReEntryMode = (typeof RE_ENTRY_MODES)[number];

/** An automation of a hub. `definition` is its draft; what runs are its versions, which never change. */
export interface AutomationItem extends Partial<Listed> {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly name: string;
  readonly status: AutomationStatus;
  readonly re_entry_mode: ReEntryMode;
  readonly re_entry_interval_seconds: number | null;
  /** Whatever its editor keeps with it, as JSON. */
  readonly settings: string;
  /** As JSON, so that nothing of it is lost to the store's numbers; null until there is one. */
  readonly definition: string | null;
  /** The version that members are enrolled in; 0 until one was published. */
  readonly version_int: number;
  readonly published_at: string | null;
  /** Events from then on enroll members; null while it is not active. */
  readonly active_since: string | null;
  /** The drip campaign that it was made from, and that alone changes it. */
  readonly drip_campaign_id: string | null;
  /** Grows when the date has come that its trigger names. */
  readonly turn: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** What was published, once and for all. */
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
 * What a hub's active automations listen for: `on:{automation}` its trigger, `awaits:{automation}` what nodes wait
 * for.
 */
export type Listening = Readonly<Record<string, unknown>>;

export const listeningKey = (hub: HubKey): Key => ({ pk: hubPartition(hub), sk: 'AUTOMATIONS' });

/** The same for what happens to a contact of the team, not of a hub: `in:{automation}` is the hub that listens. */
export const teamListeningKey = (team: TeamId): Key => ({ pk: teamPartition(team), sk: 'AUTOMATIONS' });

const wordOf = (was: AutomationItem, is: AutomationItem) => {
  if (was.version_int !== is.version_int) return 'published';
  if (was.status === is.status) return 'updated';
  return is.status === 'active' ? 'resumed' : is.status;
};

export const automationEvents = /* @__PURE__ */ lifecycle<AutomationItem>()({
  thing: 'automation',
  resource_type: 'automations',
  id: ({ id }) => id,
  hidden: ['turn', 'active_since'],
  created: 'created',
  deleted: 'deleted',
  updated: wordOf,
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
