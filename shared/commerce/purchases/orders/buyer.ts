import { EmailAddress } from '../../../accounts/identity/email-address.ts';
import { contactCredentials } from '../../../hubs/people/contacts/contact-credentials.ts';
import { contacts } from '../../../hubs/people/contacts/contacts.ts';
import { holderOfAddress } from '../../../hubs/people/contacts/held-address.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { PaymentEvent } from '../../payments/payment-event.ts';
import type { OrderItem } from './order-item.ts';

/** The contact with this address, or who left it in the last days, created if the team has none. Concurrent calls create one contact. */
export const findOrCreateContact = async (
  db: Table,
  team: string,
  email: string,
  now: Date,
): Promise<string | undefined> => {
  const known = await contactCredentials(db, team).get(email);
  if (known) return known.contact_id;
  const made = await contacts(db, team).create({ email, name: null, password_hash: null, hubs: [] }, now, {
    type: 'system',
    id: 'payments',
  });
  return made === 'email_taken' ? holderOfAddress(db, team, email, now) : made.id;
};

/**
 * The buyer of an order without a contact: the contact with the address that the buyer gave to the provider. Only the
 * events of a paid order are used.
 */
export const resolveBuyer = async (
  db: Table,
  { team_id }: OrderItem,
  events: readonly PaymentEvent[],
  now: Date,
): Promise<string | undefined> => {
  const paidEmail = EmailAddress.safeParse(events.find(({ email, reported }) => email && reported.facts?.paid)?.email);
  return paidEmail.success ? findOrCreateContact(db, team_id, paidEmail.data, now) : undefined;
};
