import { all, compare, either, equals, free } from '../../platform/db/expression.ts';
import type { Item } from '../../platform/db/item.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';

const mailDeliveryEntity = /* @__PURE__ */ entity('mail_delivery');

/** Longer than the worker's timeout, so that a message is processed again if its worker died. */
const LOCK_MS = 60_000;
/** Longer than the queue and its dead-letter queue together keep a message. */
const RETENTION_SECONDS = 20 * 24 * 60 * 60;

interface EmailTaskItem extends Item {
  readonly state: 'working' | 'done';
  readonly locked_until: number;
}

/** Another worker is processing the message. The queue delivers it again. */
export class MessageInProgress extends Error {}

/**
 * Runs a task until it is done. Later deliveries of the message do nothing. A failed task can be retried at once; if
 * the worker died, after a minute. A task that resolves with `later` is not done and can be retried. The task can write
 * the `done` step in one transaction with its effect.
 */
export const once = async (
  db: Table,
  taskId: string,
  now: number,
  run: (done: Step) => Promise<'done' | 'later'>,
): Promise<void> => {
  const key = { pk: `MAIL#${taskId}`, sk: 'DELIVERY' };
  const ttl = Math.ceil(now / 1000) + RETENTION_SECONDS;
  const locked_until = now + LOCK_MS;
  const claimed = await db.put(
    { ...key, entity: mailDeliveryEntity, state: 'working', locked_until, ttl },
    either(free, all(equals('state', 'working'), compare('locked_until', '<', now))),
  );
  if (!claimed.ok) {
    const current = claimed.current as EmailTaskItem | undefined;
    if (current?.state === 'done') return;
    throw new MessageInProgress('This message is already being processed');
  }
  const stillLocked = all(equals('state', 'working'), equals('locked_until', locked_until));
  const runTask = async () => run({ update: key, change: { set: { state: 'done' } }, condition: stillLocked });
  const result = await runTask().catch(async (error: unknown) => {
    await db.update(key, { set: { locked_until: 0 } }, stillLocked);
    throw error;
  });
  await db.update(key, { set: result === 'later' ? { locked_until: 0 } : { state: 'done' } }, stillLocked);
};

export const mailDeliveryKind = {
  entity: mailDeliveryEntity,
  key: ['MAIL#{message}', 'DELIVERY'],
  events: 'none',
  person: nobody,
  team: { remains: 'It is the hash of a task, and expires.' },
  text: 'none',
  gives: false,
  note: 'an email was sent; expires',
} as const satisfies RowKind;
