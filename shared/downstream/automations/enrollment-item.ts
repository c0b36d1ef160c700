import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { type HubKey, hubPartition, type Key, memberPartition } from '../../platform/db/key.ts';
import type { Listed } from '../../platform/db/listing.ts';
import { declared } from '../../platform/ledger/domain-event.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { TriggerType } from './trigger-types.ts';

export const ENROLLMENT_STATUSES = ['running', 'waiting', 'completed', 'exited', 'canceled', 'failed'] as const;
export type EnrollmentStatus = (typeof ENROLLMENT_STATUSES)[number];
export type Ended = Exclude<EnrollmentStatus, 'running' | 'waiting'>;

/** A member on their way through one version of an automation. */
export interface EnrollmentItem extends Partial<Listed> {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly automation_id: string;
  readonly version_int: number;
  readonly contact_id: string;
  readonly status: EnrollmentStatus;
  /** Where they are; or were, when it ended. */
  readonly node_id: string;
  /** When they came to that node. */
  readonly entered_at: string;
  /** How many nodes they have come to, this one included. */
  readonly visit: number;
  /** Grows whenever it is to be looked at again; a message is about one turn, so one that is late finds it over. */
  readonly turn: number;
  /** When the wait ends; null where an event ends it, or where nothing is waited for. */
  readonly wake_at: string | null;
  /** The event that was waited for at this visit and has come. */
  readonly came_event_id?: string;
  readonly trigger_type: TriggerType;
  /** The event that enrolled them; null where somebody did. */
  readonly event_id: string | null;
  /**
   * How many automations stand behind the event that set it off, or that it went on by, each set off by the one before.
   */
  readonly depth: number;
  /** Why it failed, and where `node_id` says. */
  readonly failure: string | null;
  readonly enrolled_at: string;
  readonly ended_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Versions and enrollments of one automation stand together. */
export const automationPartition = (hub: HubKey, automation: string): string =>
  `${hubPartition(hub)}#AUTOMATION#${automation}`;

export const ENROLLMENT = 'ENROLLMENT#';

export const enrollmentKey = (hub: HubKey, automation: string, id: string): Key => ({
  pk: automationPartition(hub, automation),
  sk: `${ENROLLMENT}${id}`,
});

/** The same cause gives the same id again: one event enrolls a member once, however often it is told. */
export const enrollmentId = (automation: string, contact: string, cause: string, at: string): string =>
  v7({ msecs: Date.parse(at), random: createHash('sha256').update(`${automation}/${contact}/${cause}`).digest() });

/** Whether a member is inside an automation, and when they came in last: what decides who comes in again. */
export interface EntryItem {
  readonly enrollment_id: string;
  readonly entered_at: string;
  readonly inside: boolean;
}

export const entryKey = (hub: HubKey, contact: string, automation: string): Key => ({
  pk: memberPartition(hub, contact),
  sk: `ENTERED#${automation}`,
});

/** That an enrollment of a member waits for an event. */
export interface WaiterItem {
  readonly automation_id: string;
  readonly enrollment_id: string;
  readonly visit: number;
  /** What the event must be about, as JSON. */
  readonly selector: string;
}

export const waitersOf = (hub: HubKey, contact: string, type: string) => ({
  partition: memberPartition(hub, contact),
  prefix: `AWAITS#${type}#`,
});

export const waiterKey = (hub: HubKey, contact: string, type: string, enrollment: string): Key => ({
  pk: memberPartition(hub, contact),
  sk: `AWAITS#${type}#${enrollment}`,
});

export const isUnderWay = ({ status }: Pick<EnrollmentItem, 'status'>): boolean =>
  status === 'running' || status === 'waiting';

const told = /* @__PURE__ */ lifecycle<EnrollmentItem>()({
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

/** That a member came in, and how it ended; the steps between are not told. */
export const enrollmentEvents = /* @__PURE__ */ declared(told, (before, after) => {
  const { contact_id } = (after ?? {}) as Partial<EnrollmentItem>;
  return told(before, after).map((event) => (contact_id === undefined ? event : { ...event, contact_id }));
});
