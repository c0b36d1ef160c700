import * as z from 'zod';
import { platformAlerts } from '../../shared/alerts/platform-alerts.ts';
import type { CallbackItem } from '../../shared/callbacks/callback-item.ts';
import { CALLBACK_ATTEMPTS } from '../../shared/callbacks/callback-queue.ts';
import { callbacks } from '../../shared/callbacks/callbacks.ts';
import type { Effect } from '../../shared/callbacks/effect.ts';
import type { Table } from '../../shared/db/table.ts';
import { eachMessage, type MessageFailed, orGiveUp } from '../../shared/queue/messages.ts';

export interface ProcessingRoom {
  readonly db: Table;
  readonly now: () => Date;
  /** What the callbacks of a provider do, by its name. */
  readonly effects: Readonly<Record<string, Effect>>;
  readonly failed: MessageFailed;
}

const Job = z.object({ provider: z.string(), event_id: z.string() });

/** How often things may have moved under an effect before its message is left to come again. */
const PLANS = 5;

/** Recorded as dead, and those who run the service are told. */
const giveUp = async (callback: CallbackItem, reason: string, { db, now }: ProcessingRoom): Promise<void> => {
  const { provider, event_id, kind } = callback;
  const alert = { alert_type: 'callback_dead', severity: 'critical' as const };
  const payload = { provider, event_id, kind, reason };
  await platformAlerts(db).raise({ ...alert, payload, dedupe_key: `callback_dead#${provider}#${event_id}` }, now());
  await callbacks(db).bury(callback, reason, now());
};

const process = async (callback: CallbackItem, room: ProcessingRoom): Promise<void> => {
  const { db, effects } = room;
  const now = room.now();
  const effect = effects[callback.provider];
  if (!effect) return giveUp(callback, 'No effect is known for this provider.', room);
  for (let nth = 0; nth < PLANS; nth += 1) {
    const plan = await effect(callback, db, now);
    if ('dead' in plan) return giveUp(callback, plan.dead, room);
    if ('ignored' in plan) return callbacks(db).ignore(callback, plan.ignored, now);
    const written = await db.transact([...plan.steps, callbacks(db).doneStep(callback, now)]);
    if (written.ok || written.failed.some(({ label }) => label === 'done')) return;
  }
  throw new Error('What the callback changes kept changing.');
};

/**
 * Does what callbacks ask for. One that comes again after it was done changes nothing; one that failed as often as it may
 * is dead, and its message set aside.
 */
export const processCallbacks = (room: ProcessingRoom) =>
  eachMessage(async (message) => {
    const job = Job.parse(JSON.parse(message.body));
    const callback = await callbacks(room.db).get(job.provider, job.event_id);
    if (!callback || callback.status === 'done' || callback.status === 'ignored') return;
    await orGiveUp(
      message,
      CALLBACK_ATTEMPTS,
      () => process(callback, room),
      () => giveUp(callback, 'It was tried too often.', room),
    );
  }, room.failed);
