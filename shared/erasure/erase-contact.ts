import { goingSubscriptions } from '../commerce/going-subscriptions.ts';
import type { SubscriptionItem } from '../commerce/subscription-item.ts';
import type { TeamId } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import { barredAddresses } from '../members/barred-addresses.ts';
import { contactBook } from '../members/contact-book.ts';
import type { ContactItem } from '../members/contact-item.ts';
import { membershipsOf } from '../members/memberships-of.ts';

/** The subscriptions of a contact that go on: who has one cancels it before they are erased. */
export const standInTheWay = async (db: Table, team: TeamId, contact: string): Promise<readonly SubscriptionItem[]> => {
  const memberships = await membershipsOf(db, team, contact);
  return goingSubscriptions(
    db,
    team,
    contact,
    memberships.map(({ hub_id }) => hub_id),
  );
};

/**
 * The contact's own erasure; whether they were still there. From the write on nobody signs in as them and their address
 * is free, but for hubs that banned them: no ban is walked around. What else is about them alone goes with the event that
 * tells of it.
 */
export const eraseContact = async (
  db: Table,
  team: TeamId,
  { id, email }: Pick<ContactItem, 'id' | 'email'>,
  at: Date,
): Promise<boolean> => {
  const banned = (await membershipsOf(db, team, id)).filter(({ status }) => status === 'banned');
  for (const { hub_id: hub } of banned) await barredAddresses(db, { team, hub }).bar(id, email);
  return contactBook(db, team).remove(id, { type: 'contact', id }, at);
};
