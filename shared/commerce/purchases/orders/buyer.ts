import { EmailAddress } from '../../../accounts/identity/email-address.ts';
import { contactCredentials } from '../../../hubs/people/contacts/contact-credentials.ts';
import { contacts } from '../../../hubs/people/contacts/contacts.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { PaymentEvent } from '../../payments/payment-event.ts';
import type { OrderItem } from './order-item.ts';

/** The contact with this address; one is made where the team has none. Of several at once one is made. */
export const contactWith = async (db: Table, team: string, email: string, now: Date): Promise<string | undefined> => {
  const known = async () => (await contactCredentials(db, team).get(email))?.contact_id;
  const found = await known();
  if (found) return found;
  const made = await contacts(db, team).create({ email, name: null, password_hash: null, hubs: [] }, now, {
    type: 'system',
    id: 'payments',
  });
  return made === 'email_taken' ? known() : made.id;
};

/**
 * Who bought what a creator had sold to nobody in particular: whoever gave the provider their address when they paid.
 * It is an order of ours that they paid; an address alone buys nothing.
 */
export const buyerOf = async (
  db: Table,
  { team_id }: OrderItem,
  events: readonly PaymentEvent[],
  now: Date,
): Promise<string | undefined> => {
  const given = EmailAddress.safeParse(events.find(({ email, reported }) => email && reported.facts?.paid)?.email);
  return given.success ? contactWith(db, team_id, given.data, now) : undefined;
};
