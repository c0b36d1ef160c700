import { automationEntryEntity, entryKey } from '../../access/drip/entry-item.ts';
import { isAdmitted, type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { absent, all, type Condition, compare, either, equals, free } from '../../platform/db/expression.ts';
import { type Actor, attributesOf, type Item } from '../../platform/db/item.ts';
import { hubOf } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { AutomationItem } from './automation-item.ts';
import { meetsSet } from './condition-set.ts';
import type { Definition } from './definition.ts';
import {
  automationEnrollmentEntity,
  type EnrollmentItem,
  type EventResource,
  enrollmentId,
  enrollmentKey,
} from './enrollment-item.ts';
import { exceedsChainLimit } from './loop-guard.ts';
import { dripWaitsFrom } from './nodes/drip-waits.ts';
import { arrivalSteps } from './nodes/kinds.ts';
import { isDeparture, type TriggerType } from './trigger-types.ts';

/**
 * Why a member is enrolled. `cause` identifies the cause: it is the same for each delivery of one event, and differs
 * between events.
 */
interface Cause {
  readonly cause: string;
  readonly type: TriggerType;
  readonly event_id: string | null;
  readonly event_resource?: EventResource;
  readonly at: string;
  readonly depth: number;
  readonly actor: Actor;
}

type NotEnrolled = 'not_active' | 'unknown_contact' | 'filtered_out' | 'already_enrolled';

type ReEntryPolicy = Pick<AutomationItem, 're_entry_mode' | 're_entry_interval_seconds'>;

/** The condition for an enrollment by the re-entry mode. With `interval` and no interval, no member re-enters. */
const mayEnter = ({ re_entry_mode, re_entry_interval_seconds }: ReEntryPolicy, now: Date): Condition => {
  const outside = equals('inside', false);
  if (re_entry_mode === 'after_exit') return either(free, outside);
  if (re_entry_mode === 'never' || re_entry_interval_seconds === null) return free;
  const since = new Date(now.getTime() - re_entry_interval_seconds * 1000).toISOString();
  return either(free, all(outside, compare('entered_at', '<=', since)));
};

const itemOf = (
  { team_id, hub_id, id: automation_id, version_int }: AutomationItem,
  definition: Definition,
  contact_id: string,
  { cause, type, event_id, event_resource, at, depth }: Cause,
  now: Date,
): EnrollmentItem => {
  const moment = now.toISOString();
  return {
    id: enrollmentId(automation_id, contact_id, cause, at),
    team_id,
    hub_id,
    automation_id,
    version_int,
    contact_id,
    status: 'running',
    node_id: definition.entry_node_id,
    entered_at: moment,
    visit: 1,
    turn: 1,
    wake_at: null,
    ...(event_resource && { event_resource }),
    trigger_type: type,
    event_id,
    depth,
    failure: null,
    enrolled_at: moment,
    ended_at: null,
    created_at: moment,
    updated_at: moment,
  };
};

/** Whether a current or former member can be enrolled by a trigger of this type. */
export const isEligible = (member: MemberItem | undefined, type: TriggerType, now: Date): member is MemberItem =>
  member !== undefined && (isDeparture(type) || isAdmitted(member, now.getTime()));

/**
 * Enrolls a member in the published version. Of concurrent causes one enrolls if the re-entry mode admits one. A
 * repeated cause returns the enrollment that it made.
 */
export const enroll = async (
  db: Table,
  automation: AutomationItem,
  definition: Definition,
  contact: string,
  cause: Cause,
  now: Date,
): Promise<EnrollmentItem | NotEnrolled> => {
  if (automation.status !== 'active' || exceedsChainLimit(cause)) return 'not_active';
  const hub = hubOf(automation);
  const member = await db.get<MemberItem>(memberKey(hub, contact));
  if (!isEligible(member, cause.type, now)) return 'unknown_contact';
  const { filter } = definition;
  if (filter && !(await meetsSet(db, { hub, member }, filter, now))) return 'filtered_out';
  const item = itemOf(automation, definition, contact, cause, now);
  const waits = dripWaitsFrom(definition, item.node_id);
  const entry = { enrollment_id: item.id, entered_at: item.enrolled_at, inside: true, ...(waits && { waits }) };
  const made = await db.transact([
    {
      label: 'enrollment',
      put: {
        ...enrollmentKey(hub, automation.id, item.id),
        entity: automationEnrollmentEntity,
        ...item,
        actor: { ...cause.actor },
      },
      condition: absent(),
    },
    {
      label: 'entry',
      put: { ...entryKey(hub, contact, automation.id), entity: automationEntryEntity, ...attributesOf(entry) },
      condition: mayEnter(automation, now),
    },
    ...arrivalSteps(definition, item.node_id, {
      hub,
      contact,
      automation: automation.id,
      enrollment: item.id,
      visit: item.visit,
    }),
  ]);
  if (made.ok) return item;
  const earlier = made.failed.find(({ label }) => label === 'enrollment')?.current;
  return (earlier as (EnrollmentItem & Item) | undefined) ?? 'already_enrolled';
};
