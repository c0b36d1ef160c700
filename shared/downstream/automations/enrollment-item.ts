import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { type HubKey, hubPartition, type Key, memberPartition } from '../../platform/db/key.ts';
import type { Listed } from '../../platform/db/listing.ts';
import { COUNTED, DERIVED, PENDING } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { declared } from '../../platform/ledger/domain-event.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { TriggerType } from './trigger-types.ts';

export const automationEnrollmentEntity = /* @__PURE__ */ entity('automation_enrollment');
export const automationWaiterEntity = /* @__PURE__ */ entity('automation_waiter');

export const ENROLLMENT_STATUSES = ['running', 'waiting', 'completed', 'exited', 'canceled', 'failed'] as const;
export type EnrollmentStatus = (typeof ENROLLMENT_STATUSES)[number];
export type Ended = Exclude<EnrollmentStatus, 'running' | 'waiting'>;

/** The resource that an event is about, as in the API. */
export type EventResource = { readonly type: string; readonly id: string };

/** The run of one member through one version of an automation. */
export interface EnrollmentItem extends Partial<Listed> {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly automation_id: string;
  readonly version_int: number;
  readonly contact_id: string;
  readonly status: EnrollmentStatus;
  /** The current node, or the last one if the enrollment has ended. */
  readonly node_id: string;
  /** When the member reached that node. */
  readonly entered_at: string;
  /** The number of nodes that the member has reached, including this one. */
  readonly visit: number;
  /**
   * A generation number: incremented by every move. A step job names its generation, so a late job changes nothing.
   * Stored as `turn`.
   */
  readonly turn: number;
  /** When the wait ends. Null if an event ends it, or without a wait. */
  readonly wake_at: string | null;
  /** The awaited event, once it has occurred during this visit. */
  readonly came_event_id?: string;
  readonly trigger_type: TriggerType;
  /** The event that enrolled the member. Null for a manual enrollment. */
  readonly event_id: string | null;
  /** What that event is about. Absent for a manual enrollment, and in rows from before it was stored. */
  readonly event_resource?: EventResource;
  /** The number of automations in a row that led to the event that enrolled the member or ended the last wait. */
  readonly depth: number;
  /** The error code of a failed enrollment; `node_id` is the node that failed. */
  readonly failure: string | null;
  readonly enrolled_at: string;
  readonly ended_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The partition of an automation's versions and enrollments. */
export const automationPartition = (hub: HubKey, automation: string): string =>
  `${hubPartition(hub)}#AUTOMATION#${automation}`;

export const ENROLLMENT = 'ENROLLMENT#';

export const enrollmentKey = (hub: HubKey, automation: string, id: string): Key => ({
  pk: automationPartition(hub, automation),
  sk: `${ENROLLMENT}${id}`,
});

/** Derived from the cause, so that an event that is delivered again enrolls no member again. */
export const enrollmentId = (automation: string, contact: string, cause: string, at: string): string =>
  v7({ msecs: Date.parse(at), random: createHash('sha256').update(`${automation}/${contact}/${cause}`).digest() });

/** An enrollment that waits for an event. */
export interface WaiterItem {
  readonly automation_id: string;
  readonly enrollment_id: string;
  readonly visit: number;
  /** The `EventSelector` of the wait, as JSON. */
  readonly selector: string;
}

export const waiterQuery = (hub: HubKey, contact: string, type: string) => ({
  partition: memberPartition(hub, contact),
  prefix: `AWAITS#${type}#`,
});

export const waiterKey = (hub: HubKey, contact: string, type: string, enrollment: string): Key => ({
  pk: memberPartition(hub, contact),
  sk: `AWAITS#${type}#${enrollment}`,
});

export const isUnderWay = ({ status }: Pick<EnrollmentItem, 'status'>): boolean =>
  status === 'running' || status === 'waiting';

const lifecycleEvents = /* @__PURE__ */ lifecycle<EnrollmentItem>()({
  thing: 'automation_enrollment',
  resource_type: 'automation_enrollments',
  id: ({ id }) => id,
  created: 'created',
  updated: ({ status: was }, { status }) =>
    was === status || status === 'running' || status === 'waiting' ? undefined : status,
  deleted: null,
  at: {
    created: 'enrolled_at',
    completed: 'ended_at',
    exited: 'ended_at',
    canceled: 'ended_at',
    failed: 'ended_at',
  },
});

/** The start and the end of an enrollment; the steps in between record no events. */
const enrollmentEvents = /* @__PURE__ */ declared(lifecycleEvents, (before, after) => {
  const { contact_id } = (after ?? {}) as Partial<EnrollmentItem>;
  return lifecycleEvents(before, after).map((event) => (contact_id === undefined ? event : { ...event, contact_id }));
});

export const automationEnrollmentKind = {
  entity: automationEnrollmentEntity,
  key: ['TEAM#{team}#HUB#{hub}#AUTOMATION#{automation}', 'ENROLLMENT#{enrollment}'],
  index: [
    'AUTOMATIONS#DUE or TEAM#{team}#HUB#{hub}#AUTOMATION#{automation}#HELD or none',
    'DUE#{at}#{enrollment} or HELD#{enrollment} or none',
  ],
  events: enrollmentEvents,
  person: { contact: { exported: DERIVED, erased: COUNTED } },
  text: 'none',
  gives: false,
  note: 'in the index while it waits for more than fifteen minutes, or while its automation is paused',
} as const satisfies RowKind;

export const automationWaiterKind = {
  entity: automationWaiterEntity,
  key: ['TEAM#{team}#HUB#{hub}#MEMBER#{contact}', 'AWAITS#{type}#{enrollment}'],
  events: 'none',
  person: { contact: { exported: PENDING, erased: 'afterwards' } },
  text: 'none',
  gives: false,
  note: 'an event that an enrollment waits for',
} as const satisfies RowKind;
