import type { Table } from '../db/table.ts';
import type { Step } from '../db/transaction.ts';
import type { CallbackItem } from './callback-item.ts';

/**
 * The result of planning a callback: steps (at most 99, possibly none) that are written in one transaction with the
 * done mark, or a reason to ignore the callback or to mark it as dead.
 */
export type Plan = { readonly steps: readonly Step[] } | { readonly ignored: string } | { readonly dead: string };

/**
 * Plans the effect of one callback. It reads the current state and returns conditional steps; it writes nothing itself.
 * It runs again if a condition failed or it rejected, so it must be idempotent. A newer state than the callback's
 * `occurred_at` is never overwritten.
 */
export type Effect = (callback: CallbackItem, db: Table, now: Date) => Promise<Plan>;
