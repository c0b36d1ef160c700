import { type HubKey, type Key, memberPartition } from '../../platform/db/key.ts';

import { entity, type RowKind } from '../../platform/db/row-kind.ts';

export const automationEntryEntity = /* @__PURE__ */ entity('automation_entry');

/** A wait of a drip campaign that a member has not passed: until a date, or some time after they started. */
export interface DripWait {
  readonly step_id: string;
  readonly at?: string;
  readonly seconds?: number;
  /** What the step unlocks; absent for an email. */
  readonly target_type?: string;
  readonly target_id?: string;
}

/** Whether a member is enrolled in an automation now, and since when. The re-entry mode is checked against it. */
export interface EntryItem {
  readonly enrollment_id: string;
  readonly entered_at: string;
  readonly inside: boolean;
  /**
   * The waits of a drip campaign from the current one on. Absent for other automations, and for members who reached
   * their current step before waits were stored.
   */
  readonly waits?: readonly DripWait[];
}

export const entryKey = (hub: HubKey, contact: string, automation: string): Key => ({
  pk: memberPartition(hub, contact),
  sk: `ENTERED#${automation}`,
});

export const automationEntryKind = {
  entity: automationEntryEntity,
  key: ['TEAM#{team}#HUB#{hub}#MEMBER#{contact}', 'ENTERED#{automation}'],
  events: 'none',
  person: { contact: { exported: 'automations', erased: 'afterwards' } },
  text: 'none',
  gives: false,
  note: 'whether a member is inside, and since when: its condition decides who comes in again. `waits` has the steps of a drip campaign that the member has not passed',
} as const satisfies RowKind;
