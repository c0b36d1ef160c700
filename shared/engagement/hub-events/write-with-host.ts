import { type Benefit, benefitSteps, transactForRecipient } from '../../hubs/people/contacts/recipient.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step, Transacted } from '../../platform/db/transaction.ts';

/**
 * Writes an event and `steps` on condition that its host exists: hosting gives access to the location and all RSVPs.
 */
export const writeWithHost = (
  db: Table,
  hub: HubKey,
  host: string,
  hosting: Benefit,
  steps: readonly Step[],
  now: Date,
): Promise<Transacted> =>
  transactForRecipient(db, { ...hub, contact: host }, now, (recipient) => [
    ...benefitSteps(recipient, [hosting]),
    ...steps,
  ]);
