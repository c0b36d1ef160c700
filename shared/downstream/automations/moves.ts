import { type EntryItem, entryKey } from '../../access/drip/entry-item.ts';
import { all, type Change, equals, oneOf } from '../../platform/db/expression.ts';
import { type Actor, attributesOf } from '../../platform/db/item.ts';
import { hubOf } from '../../platform/db/key.ts';
import { listed, UNLISTED } from '../../platform/db/listing.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { MAX_DELAY } from '../../platform/queue/delay.ts';
import type { Definition } from './definition.ts';
import { dueIndexAttributes } from './due.ts';
import { automationPartition, type Ended, type EnrollmentItem, enrollmentKey } from './enrollment-item.ts';
import { dripWaitsFrom } from './nodes/drip-waits.ts';

type Enrollment = EnrollmentItem;

const keyOf = (enrollment: Enrollment) => enrollmentKey(hubOf(enrollment), enrollment.automation_id, enrollment.id);

/** The enrollment was not moved since it was read. */
const unmoved = ({ turn }: Enrollment) => all(equals('turn', turn), oneOf('status', ['running', 'waiting']));

/** A move of an enrollment. It fails if the enrollment was moved since it was read. */
const move = (enrollment: Enrollment, change: Change, now: Date): Step => ({
  label: 'enrollment',
  update: keyOf(enrollment),
  change: {
    ...change,
    set: { ...change.set, turn: enrollment.turn + 1, updated_at: now.toISOString() },
  },
  condition: unmoved(enrollment),
});

/** Changes the entry of the enrollment. It fails if the member was enrolled again since. */
const entryStep = (
  enrollment: Enrollment,
  set: Partial<Pick<EntryItem, 'inside' | 'waits'>>,
  remove: readonly string[] = [],
): Step => ({
  label: 'entry',
  update: entryKey(hubOf(enrollment), enrollment.contact_id, enrollment.automation_id),
  change: { set: attributesOf(set), remove },
  condition: equals('enrollment_id', enrollment.id),
});

export const goTo = (enrollment: Enrollment, node_id: string, now: Date): Step =>
  move(
    enrollment,
    {
      set: {
        node_id,
        entered_at: now.toISOString(),
        visit: enrollment.visit + 1,
        status: 'running',
        wake_at: null,
      },
      remove: [...UNLISTED, 'came_event_id'],
    },
    now,
  );

/**
 * Waits until a time: with a queue delay if that is short, else in the due index. Without a time, waits for an event.
 */
export const waitUntil = (enrollment: Enrollment, wake_at: string | null, now: Date): Step => {
  const isLong = wake_at !== null && Date.parse(wake_at) - now.getTime() > MAX_DELAY;
  const due = isLong ? dueIndexAttributes(wake_at, enrollment.id) : {};
  return move(enrollment, { set: { status: 'waiting', wake_at, ...due }, ...(!isLong && { remove: UNLISTED }) }, now);
};

/** Stores the waits of a drip campaign from the node that the member reaches on. None at other nodes. */
export const reachSteps = (enrollment: Enrollment, definition: Definition, node: string): readonly Step[] => {
  const waits = dripWaitsFrom(definition, node);
  return waits ? [entryStep(enrollment, { waits })] : [];
};

/** Ends the enrollment. The member can then be enrolled again if the re-entry mode admits it. */
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
  entryStep(enrollment, { inside: false }, ['waits']),
];

/** The index partition of the enrollments that a paused automation holds. */
export const heldPartition = (enrollment: Pick<Enrollment, 'team_id' | 'hub_id' | 'automation_id'>): string =>
  `${automationPartition(hubOf(enrollment), enrollment.automation_id)}#HELD`;

export const HELD = 'HELD#';

/** The step that holds an enrollment of a paused automation; its generation stays the same. */
export const holdStep = (enrollment: Enrollment): Step => ({
  label: 'enrollment',
  update: keyOf(enrollment),
  change: { set: listed({ partition: heldPartition(enrollment), sort: `${HELD}${enrollment.id}` }) },
  condition: unmoved(enrollment),
});

/**
 * Delivers the awaited event to an enrollment, once; returns `moved` if it has moved. The enrollment continues with the
 * depth of that event.
 */
export const deliverEvent = async (
  db: Table,
  enrollment: Enrollment,
  { id, depth }: { readonly id: string; readonly depth: number },
  now: Date,
): Promise<'moved' | 'delivered'> => {
  const set = { came_event_id: id, depth, status: 'running', turn: enrollment.turn + 1, updated_at: now.toISOString() };
  const change = { set, remove: UNLISTED };
  return (await db.update(keyOf(enrollment), change, unmoved(enrollment))).ok ? 'delivered' : 'moved';
};
