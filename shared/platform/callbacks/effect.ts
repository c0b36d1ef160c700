import type { Table } from '../db/table.ts';
import type { Step } from '../db/transaction.ts';
import type { CallbackItem } from './callback-item.ts';

/**
 * What a callback comes to: steps that are written together with its mark as done, all or nothing (at most 99; none
 * where there is nothing to change); or nothing, for a reason; or that it can never come to anything.
 */
export type Plan = { readonly steps: readonly Step[] } | { readonly ignored: string } | { readonly dead: string };

/**
 * What one provider's callbacks do. It reads how things stand and says what is to be written, with conditions on what
 * it read; it writes nothing that a second run would not write alike. It is asked again when a condition did not hold,
 * and when it rejects. What it finds later or earlier than the callback's `occurred_at` is never undone by it.
 */
export type Effect = (callback: CallbackItem, db: Table, now: Date) => Promise<Plan>;
