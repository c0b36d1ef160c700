import * as z from 'zod';
import { platformAlerts } from '../../shared/accounts/alerts/platform-alerts.ts';
import type { CallbackItem } from '../../shared/platform/callbacks/callback-item.ts';
import { CALLBACK_ATTEMPTS } from '../../shared/platform/callbacks/callback-queue.ts';
import { callbacks } from '../../shared/platform/callbacks/callbacks.ts';
import type { Effect } from '../../shared/platform/callbacks/effect.ts';
import type { VerifiedCallback } from '../../shared/platform/callbacks/provider.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { eachMessage, type MessageFailed, orGiveUp, type QueueMessage } from '../../shared/platform/queue/messages.ts';

/** A callback that came by the queue itself, and was recorded nowhere before. */
export interface ToldDirectly {
  readonly provider: string;
  readonly callback: VerifiedCallback;
}

export interface ProcessingRoom {
  readonly db: Table;
  readonly now: () => Date;
  /** What the callbacks of a provider do, by its name. */
  readonly effects: Readonly<Record<string, Effect>>;
  /** What a message tells by itself; `undefined` for one that names a callback which the receiver recorded. */
  readonly told?: (body: string) => ToldDirectly | undefined;
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
  if (!effect) return giveUp(callback, 'No effect is defined for this provider.', room);
  for (let nth = 0; nth < PLANS; nth += 1) {
    const plan = await effect(callback, db, now);
    if ('dead' in plan) return giveUp(callback, plan.dead, room);
    if ('ignored' in plan) return callbacks(db).ignore(callback, plan.ignored, now);
    const written = await db.transact([...plan.steps, callbacks(db).doneStep(callback, now)]);
    if (written.ok || written.failed.some(({ label }) => label === 'done')) return;
  }
  throw new Error('The rows of the callback kept changing.');
};

/** The callback that a message is about, recorded where it was not. */
const callbackOf = async (
  { body }: QueueMessage,
  { db, now, told }: ProcessingRoom,
): Promise<CallbackItem | undefined> => {
  const direct = told?.(body);
  if (direct)
    return callbacks(db).record(direct.provider, direct.callback, { body: Buffer.from(body), endpoint: '' }, now());
  const { provider, event_id } = Job.parse(JSON.parse(body));
  return callbacks(db).get(provider, event_id);
};

/**
 * Does what callbacks ask for. One that comes again after it was done changes nothing; one that failed as often as it
 * may is dead, and its message set aside.
 */
export const processCallbacks = (room: ProcessingRoom) =>
  eachMessage(async (message) => {
    const callback = await callbackOf(message, room);
    if (!callback) throw new Error('The message refers to no recorded callback.');
    if (callback.status === 'done' || callback.status === 'ignored') return;
    await orGiveUp(
      message,
      CALLBACK_ATTEMPTS,
      () => process(callback, room),
      () => giveUp(callback, 'The callback failed too often.', room),
    );
  }, room.failed);
