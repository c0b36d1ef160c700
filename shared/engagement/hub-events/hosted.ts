import { type Gift, giftSteps, transactForRecipient } from '../../hubs/people/contacts/recipient.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step, Transacted } from '../../platform/db/transaction.ts';

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
  transactForRecipient(db, { ...hub, contact: host }, at, (recipient) => [...giftSteps(recipient, [hosting]), ...more]);
