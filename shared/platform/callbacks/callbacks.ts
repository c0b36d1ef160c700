import { isUtf8 } from 'node:buffer';
import { absent, oneOf } from '../db/expression.ts';
import type { Table } from '../db/table.ts';
import type { Step } from '../db/transaction.ts';
import { CALLBACK_DAYS, type CallbackItem, callbackEntity, callbackKey } from './callback-item.ts';
import type { CallbackRequest, VerifiedCallback } from './provider.ts';

const SECONDS_A_DAY = 86_400;

/** A dead callback can still be processed after a redrive. */
const OPEN = oneOf('status', ['received', 'dead']);

const settle = (status: CallbackItem['status'], reason: string | null, now: Date) => ({
  status,
  reason,
  processed_at: now.toISOString(),
});

/** Stored callbacks of all providers. Each event id is stored once and processed once. */
export const callbacks = (db: Table) => ({
  get: (provider: string, event_id: string) => db.get<CallbackItem>(callbackKey(provider, event_id)),

  /** Stores a callback. Returns the new row, or the earlier row with the same event id. */
  async record(
    provider: string,
    { event_id, kind, occurred_at, reference, ignored }: VerifiedCallback,
    { body, endpoint }: Pick<CallbackRequest, 'body' | 'endpoint'>,
    now: Date,
  ): Promise<CallbackItem> {
    const receivedAt = now.toISOString();
    const item: CallbackItem = {
      provider,
      event_id,
      kind,
      endpoint,
      occurred_at,
      reference: reference ?? null,
      payload: Buffer.from(body).toString(isUtf8(body) ? 'utf8' : 'base64'),
      status: ignored === undefined ? 'received' : 'ignored',
      reason: ignored ?? null,
      received_at: receivedAt,
      processed_at: ignored === undefined ? null : receivedAt,
    };
    const ttl = Math.ceil(now.getTime() / 1000) + CALLBACK_DAYS * SECONDS_A_DAY;
    const row = { ...callbackKey(provider, event_id), entity: callbackEntity, ...item, ttl };
    const recorded = await db.put(row, absent());
    return recorded.ok ? item : (recorded.current ?? item);
  },

  /** Marks a callback as done in the transaction that writes its effects, so the effects are applied at most once. */
  doneStep: ({ provider, event_id }: CallbackItem, now: Date): Step => ({
    label: 'done',
    update: callbackKey(provider, event_id),
    change: { set: settle('done', null, now) },
    condition: OPEN,
  }),

  /** Marks a callback as ignored: it is for another receiver, or its content is known already. */
  async ignore({ provider, event_id }: CallbackItem, reason: string, now: Date): Promise<void> {
    await db.update(callbackKey(provider, event_id), { set: settle('ignored', reason, now) }, OPEN);
  },

  /** Marks a callback as dead: it cannot be processed, or all attempts failed. */
  async markDead({ provider, event_id }: CallbackItem, reason: string, now: Date): Promise<void> {
    await db.update(callbackKey(provider, event_id), { set: settle('dead', reason, now) }, OPEN);
  },
});
