import { all, equals, oneOf } from '../../platform/db/expression.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { MAX_DELAY } from '../../platform/queue/delay.ts';
import { type Attempt, type DeliveryItem, deliveryKey, type FailureReason, notLeased } from './delivery-item.ts';
import type { DeliveryJob } from './delivery-job.ts';
import { deliveryDueAt } from './due-deliveries.ts';

/** Longer than an attempt with its reads and writes, shorter than the visibility timeout of the queue. */
const LEASE_MS = 60_000;
const MAX_ATTEMPTS_KEPT = 20;

/** The outcome of an attempt. */
export type Conclusion =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'failed'; readonly reason: FailureReason }
  | { readonly kind: 'retry'; readonly waitMs: number };

/** A delivery that one worker holds until the lease ends. */
export interface LeasedDelivery extends DeliveryItem {
  readonly lease_until: string;
}

const keyOf = ({ team_id: team, hub_id: hub, endpoint_id, delivery_id }: DeliveryJob): Key =>
  deliveryKey({ team, hub }, endpoint_id, delivery_id);

const isCurrent = (turn: number) => all(equals('turn', turn), oneOf('status', ['pending', 'retrying']));

const attemptAttributes = (attempt: Attempt) => ({ ...attempt });

const outcome = ({ id }: DeliveryItem, conclusion: Conclusion, now: Date) => {
  if (conclusion.kind !== 'retry') {
    const reason = conclusion.kind === 'failed' ? conclusion.reason : null;
    return { status: conclusion.kind, reason, next_attempt_at: null, ended_at: now.toISOString() };
  }
  const next = new Date(now.getTime() + conclusion.waitMs).toISOString();
  const waits = conclusion.waitMs > MAX_DELAY ? deliveryDueAt(next, id) : {};
  return { status: 'retrying', next_attempt_at: next, ...waits };
};

/** The leases of deliveries. One worker at a time holds a delivery, and each generation (`turn`) is concluded once. */
export const deliveryLeases = (db: Table) => ({
  /**
   * Acquires the lease. `concluded` if this generation is over or the delivery does not exist; `leased` if another
   * worker holds it. The lease of a worker that died ends within a minute.
   */
  async acquire(job: DeliveryJob, now: Date): Promise<LeasedDelivery | 'concluded' | 'leased'> {
    const until = new Date(now.getTime() + LEASE_MS).toISOString();
    const taken = await db.update<LeasedDelivery>(
      keyOf(job),
      { set: { lease_until: until } },
      all(isCurrent(job.turn), notLeased(now)),
    );
    if (taken.ok) return taken.value;
    const { current } = taken;
    const isOpen = current?.turn === job.turn && (current.status === 'pending' || current.status === 'retrying');
    return isOpen ? 'leased' : 'concluded';
  },

  /**
   * Concludes a leased delivery with its attempt. Does nothing if another worker holds the lease by now. `steps` are
   * written in the same transaction; if their condition fails, only the delivery is written.
   */
  async conclude(
    held: LeasedDelivery,
    attempt: Attempt,
    conclusion: Conclusion,
    now: Date,
    steps: readonly Step[] = [],
  ): Promise<void> {
    const { team_id: team, hub_id: hub, endpoint_id, id, turn, lease_until } = held;
    const attempts = [...held.attempts, attempt].slice(-MAX_ATTEMPTS_KEPT).map(attemptAttributes);
    const set = { ...outcome(held, conclusion, now), attempts, tries: held.tries + 1, updated_at: now.toISOString() };
    const key = deliveryKey({ team, hub }, endpoint_id, id);
    const change = { set, add: { turn: 1 }, remove: ['lease_until'] };
    const condition = all(isCurrent(turn), equals('lease_until', lease_until));
    if (steps.length > 0 && (await db.transact([{ update: key, change, condition }, ...steps])).ok) return;
    await db.update(key, change, condition);
  },

  /** Fails a delivery without an attempt. Does nothing if this generation is over. */
  async abandon(job: DeliveryJob, reason: FailureReason, now: Date): Promise<void> {
    const timestamp = now.toISOString();
    const set = { status: 'failed', reason, next_attempt_at: null, ended_at: timestamp, updated_at: timestamp };
    await db.update(keyOf(job), { set, add: { turn: 1 }, remove: ['lease_until'] }, isCurrent(job.turn));
  },
});
