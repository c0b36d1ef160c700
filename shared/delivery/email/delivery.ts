import { all, compare, either, equals, free } from '../../platform/db/expression.ts';
import type { Item } from '../../platform/db/item.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';

/** Longer than a worker runs, so that a message whose worker died is worked on again. */
const LOCK_MS = 60_000;
/** Longer than a queue, and the queue behind it, keep a message. */
const RETENTION_SECONDS = 20 * 24 * 60 * 60;

interface DeliveryItem extends Item {
  readonly state: 'working' | 'done';
  readonly locked_until: number;
}

/** Another worker has the message just now: it has to come again. */
export class MessageInProgress extends Error {}

/**
 * Runs the task of a message, once it is done never again, however often the message comes. Where the task fails the
 * message may come again at once; where the worker died, after a minute. A task that resolves with `later` is not done,
 * and the message may come again. The task may write the step that it is given, which marks it as done, together with
 * its effect.
 */
export const once = async (
  db: Table,
  message: string,
  now: number,
  task: (done: Step) => Promise<unknown>,
): Promise<void> => {
  const key = { pk: `MAIL#${message}`, sk: 'DELIVERY' };
  const ttl = Math.ceil(now / 1000) + RETENTION_SECONDS;
  const locked_until = now + LOCK_MS;
  const claimed = await db.put(
    { ...key, entity: 'mail_delivery', state: 'working', locked_until, ttl },
    either(free, all(equals('state', 'working'), compare('locked_until', '<', now))),
  );
  if (!claimed.ok) {
    const current = claimed.current as DeliveryItem | undefined;
    if (current?.state === 'done') return;
    throw new MessageInProgress('This message is already being processed');
  }
  const stillLocked = all(equals('state', 'working'), equals('locked_until', locked_until));
  const end = async () => task({ update: key, change: { set: { state: 'done' } }, condition: stillLocked });
  const ended = await end().catch(async (error: unknown) => {
    await db.update(key, { set: { locked_until: 0 } }, stillLocked);
    throw error;
  });
  await db.update(key, { set: ended === 'later' ? { locked_until: 0 } : { state: 'done' } }, stillLocked);
};
