import { isUtf8 } from 'node:buffer';
import { absent, oneOf } from '../db/expression.ts';
import type { Table } from '../db/table.ts';
import type { Step } from '../db/transaction.ts';
import { CALLBACK_DAYS, type CallbackItem, callbackKey } from './callback-item.ts';
import type { CallbackRequest, VerifiedCallback } from './provider.ts';

const SECONDS_A_DAY = 86_400;

/** What a dead callback may still become, when it is sent to the worker again by hand. */
const OPEN = oneOf('status', ['received', 'dead']);

const settle = (status: CallbackItem['status'], reason: string | null, at: Date) => ({
  status,
  reason,
  processed_at: at.toISOString(),
});

/** The callbacks of all providers: each event id is recorded once and settled once. */
export const callbacks = (db: Table) => ({
  get: (provider: string, event_id: string) => db.get<CallbackItem>(callbackKey(provider, event_id)),

  /** The callback as it stands: the one just recorded, or the earlier one with its id. */
  async record(
    provider: string,
    { event_id, kind, occurred_at, reference, ignored }: VerifiedCallback,
    { body, endpoint }: Pick<CallbackRequest, 'body' | 'endpoint'>,
    at: Date,
  ): Promise<CallbackItem> {
    const now = at.toISOString();
    const item: CallbackItem = {
      ...{ provider, event_id, kind, endpoint, occurred_at },
      reference: reference ?? null,
      payload: Buffer.from(body).toString(isUtf8(body) ? 'utf8' : 'base64'),
      status: ignored === undefined ? 'received' : 'ignored',
      reason: ignored ?? null,
      received_at: now,
      processed_at: ignored === undefined ? null : now,
    };
    const ttl = Math.ceil(at.getTime() / 1000) + CALLBACK_DAYS * SECONDS_A_DAY;
    const row = { ...callbackKey(provider, event_id), entity: 'callback', ...item, ttl };
    const recorded = await db.put(row, absent());
    return recorded.ok ? item : (recorded.current ?? item);
  },

  /**
   * Marks a callback as done, as a step of the transaction that writes its effects: they are applied once or not at
   * all.
   */
  doneStep: ({ provider, event_id }: CallbackItem, at: Date): Step => ({
    label: 'done',
    update: callbackKey(provider, event_id),
    change: { set: settle('done', null, at) },
    condition: OPEN,
  }),

  /** It was for somebody else, or what it tells is known already. */
  async ignore({ provider, event_id }: CallbackItem, reason: string, at: Date): Promise<void> {
    await db.update(callbackKey(provider, event_id), { set: settle('ignored', reason, at) }, OPEN);
  },

  /** It can never be processed, or was tried too often. */
  async bury({ provider, event_id }: CallbackItem, reason: string, at: Date): Promise<void> {
    await db.update(callbackKey(provider, event_id), { set: settle('dead', reason, at) }, OPEN);
  },
});
