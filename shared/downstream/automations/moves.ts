import { all, type Change, equals, oneOf } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import { hubOf } from '../../platform/db/key.ts';
import { listed, UNLISTED } from '../../platform/db/listing.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { MAX_DELAY } from '../../platform/queue/delay.ts';
import { dueAt } from './due.ts';
import { automationPartition, type Ended, type EnrollmentItem, enrollmentKey, entryKey } from './enrollment-item.ts';

type Enrollment = EnrollmentItem;

const keyOf = (enrollment: Enrollment) => enrollmentKey(hubOf(enrollment), enrollment.automation_id, enrollment.id);

/** It is still at the turn it was read at: nobody has moved it since. */
const unmoved = ({ turn }: Enrollment) => all(equals('turn', turn), oneOf('status', ['running', 'waiting']));

/** A move of an enrollment, made once: whoever moves it after somebody else did changes nothing. */
const move = (enrollment: Enrollment, change: Change, now: Date): Step => ({
  label: 'enrollment',
  update: keyOf(enrollment),
  change: {
    ...change,
    set: { ...change.set, turn: enrollment.turn + 1, updated_at: now.toISOString() },
  },
  condition: unmoved(enrollment),
});

export const goTo = (enrollment: Enrollment, node_id: string, now: Date): Step =>
  move(
    enrollment,
    {
      set: {
        ...{ node_id, entered_at: now.toISOString(), visit: enrollment.visit + 1 },
        ...{ status: 'running', wake_at: null },
      },
      remove: [...UNLISTED, 'came_event_id'],
    },
    now,
  );

/** Until a moment: a short wait rides the queue, a longer one is a due item; without one, until an event comes. */
export const waitUntil = (enrollment: Enrollment, wake_at: string | null, now: Date): Step => {
  const isLong = wake_at !== null && Date.parse(wake_at) - now.getTime() > MAX_DELAY;
  const due = isLong ? dueAt(wake_at, enrollment.id) : {};
  return move(enrollment, { set: { status: 'waiting', wake_at, ...due }, ...(!isLong && { remove: UNLISTED }) }, now);
};

/** It is over. The member is outside from then on, and may come in again where the re-entry mode lets them. */
export const endSteps = (
  enrollment: Enrollment,
  status: Ended,
  now: Date,
  { failure = null, actor }: { readonly failure?: string | null; readonly actor?: Actor } = {},
): readonly Step[] => [
  move(
    enrollment,
    {
      set: { status, failure, wake_at: null, ended_at: now.toISOString(), ...(actor && { actor: { ...actor } }) },
      remove: UNLISTED,
    },
    now,
  ),
  {
    label: 'entry',
    update: entryKey(hubOf(enrollment), enrollment.contact_id, enrollment.automation_id),
    change: { set: { inside: false } },
    condition: equals('enrollment_id', enrollment.id),
  },
];

/** The partition of the index in which the enrollments of an automation stand that wait for it to go on. */
export const heldOf = (enrollment: Pick<Enrollment, 'team_id' | 'hub_id' | 'automation_id'>): string =>
  `${automationPartition(hubOf(enrollment), enrollment.automation_id)}#HELD`;

export const HELD = 'HELD#';

/** The step that holds it where it is; its turn is not over. */
export const holdStep = (enrollment: Enrollment): Step => ({
  label: 'enrollment',
  update: keyOf(enrollment),
  change: { set: listed({ partition: heldOf(enrollment), sort: `${HELD}${enrollment.id}` }) },
  condition: unmoved(enrollment),
});

/**
 * Gives an enrollment that waits for an event its turn, once; nothing where it has gone on. What it does from then on
 * comes of that event: as many automations stand behind it.
 */
export const comeFor = async (
  db: Table,
  enrollment: Enrollment,
  { id, depth }: { readonly id: string; readonly depth: number },
  now: Date,
): Promise<'moved' | 'came'> => {
  const set = { came_event_id: id, depth, status: 'running', turn: enrollment.turn + 1, updated_at: now.toISOString() };
  const change = { set, remove: UNLISTED };
  return (await db.update(keyOf(enrollment), change, unmoved(enrollment))).ok ? 'came' : 'moved';
};
