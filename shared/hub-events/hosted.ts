import type { HubKey } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import type { Step, Transacted } from '../db/transaction.ts';
import { type Gift, given, giveTo } from '../members/recipient.ts';

/**
 * Writes an event that names a host, `more` with it. A host sees the place and every RSVP, so it is a gift to them.
 */
export const writeHosted = (
  db: Table,
  hub: HubKey,
  host: string,
  hosting: Gift,
  more: readonly Step[],
  at: Date,
): Promise<Transacted> =>
  giveTo(db, { ...hub, contact: host }, at, (recipient) => [...given(recipient, [hosting]), ...more]);
