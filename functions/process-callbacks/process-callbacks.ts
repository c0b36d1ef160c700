import { platformAlerts } from '../../shared/accounts/alerts/platform-alerts.ts';
import type { CallbackItem } from '../../shared/platform/callbacks/callback-item.ts';
import { callbackJob } from '../../shared/platform/callbacks/callback-job.ts';
import { CALLBACK_ATTEMPTS } from '../../shared/platform/callbacks/callback-queue.ts';
import { callbacks } from '../../shared/platform/callbacks/callbacks.ts';
import type { Effect } from '../../shared/platform/callbacks/effect.ts';
import type { VerifiedCallback } from '../../shared/platform/callbacks/provider.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import {
  eachMessage,
  type MessageFailed,
  orOnLastAttempt,
  type QueueMessage,
} from '../../shared/platform/queue/messages.ts';
import { readJob } from '../../shared/platform/queue/read-job.ts';

/** A callback that the provider put into the queue itself, so that it is not recorded yet. */
interface QueuedCallback {
  readonly provider: string;
  readonly callback: VerifiedCallback;
}

export interface ProcessCallbacksDeps {
  readonly db: Table;
  readonly now: () => Date;
  /** The effect of callbacks, by provider name. */
  readonly effects: Readonly<Record<string, Effect>>;
  /** Reads a message of a provider. `undefined` for a message that refers to a recorded callback. */
  readonly queuedCallback?: (body: string) => QueuedCallback | undefined;
  readonly failed: MessageFailed;
}

/** Plans per receive: concurrent changes can make the write of a plan fail. */
const MAX_PLANS = 5;

/** Marks a callback as dead and raises a platform alert. */
const giveUp = async (callback: CallbackItem, reason: string, { db, now }: ProcessCallbacksDeps): Promise<void> => {
  const { provider, event_id, kind } = callback;
  const alert = { alert_type: 'callback_dead', severity: 'critical' } as const;
  const payload = { provider, event_id, kind, reason };
  await platformAlerts(db).raise({ ...alert, payload, dedupe_key: `callback_dead#${provider}#${event_id}` }, now());
  await callbacks(db).markDead(callback, reason, now());
};

const process = async (callback: CallbackItem, deps: ProcessCallbacksDeps): Promise<void> => {
  const { db, effects } = deps;
  const now = deps.now();
  const effect = effects[callback.provider];
  if (!effect) return giveUp(callback, 'No effect is defined for this provider.', deps);
  for (let nth = 0; nth < MAX_PLANS; nth += 1) {
    const plan = await effect(callback, db, now);
    if ('dead' in plan) return giveUp(callback, plan.dead, deps);
    if ('ignored' in plan) return callbacks(db).ignore(callback, plan.ignored, now);
    const written = await db.transact([...plan.steps, callbacks(db).doneStep(callback, now)]);
    if (written.ok || written.failed.some(({ label }) => label === 'done')) return;
  }
  throw new Error('The rows of the callback kept changing.');
};

/** The callback of a message. Records it if the provider queued it itself. */
const loadCallback = async (
  { body }: QueueMessage,
  { db, now, queuedCallback }: ProcessCallbacksDeps,
): Promise<CallbackItem | undefined> => {
  const direct = queuedCallback?.(body);
  if (direct)
    return callbacks(db).record(direct.provider, direct.callback, { body: Buffer.from(body), endpoint: '' }, now());
  const { provider, event_id } = readJob(callbackJob, body);
  return callbacks(db).get(provider, event_id);
};

/**
 * Processes callbacks. A repeated message of a processed callback changes nothing. A callback that keeps failing is
 * marked as dead, and its message becomes a dead letter.
 */
export const processCallbacks = (deps: ProcessCallbacksDeps) =>
  eachMessage(
    'callbacks',
    async (message) => {
      const callback = await loadCallback(message, deps);
      if (!callback) throw new Error('The message refers to no recorded callback.');
      if (callback.status === 'done' || callback.status === 'ignored') return;
      await orOnLastAttempt(
        message,
        CALLBACK_ATTEMPTS,
        () => process(callback, deps),
        () => giveUp(callback, 'The callback failed too often.', deps),
      );
    },
    deps.failed,
  );
