import { renewingSubscriptions } from '../../commerce/purchases/subscriptions/renewing-subscriptions.ts';
import type { SubscriptionItem } from '../../commerce/purchases/subscriptions/subscription-item.ts';
import type { ContactItem } from '../../hubs/people/contacts/contact-item.ts';
import { removeContact } from '../../hubs/people/contacts/remove-contact.ts';
import { barredAddresses } from '../../hubs/people/members/barred-addresses.ts';
import type { MemberItem } from '../../hubs/people/members/member-item.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';

/** The contact to erase, with all memberships, ended ones included. */
interface ErasedContact extends Pick<ContactItem, 'id' | 'email'> {
  readonly memberships: readonly MemberItem[];
}

/** The active subscriptions that block the erasure until they are canceled. */
export const blockingSubscriptions = (
  db: Table,
  team: TeamId,
  { id, memberships }: ErasedContact,
): Promise<readonly SubscriptionItem[]> =>
  renewingSubscriptions(
    db,
    team,
    id,
    memberships.map(({ hub_id }) => hub_id),
  );

/**
 * Erases a contact at their own request; returns whether they existed. Sign-in ends and the address is free at once,
 * except in hubs that banned it. The erasure job removes the remaining data and later memberships.
 */
export const eraseContact = async (
  db: Table,
  team: TeamId,
  { id, email, memberships }: ErasedContact,
  now: Date,
): Promise<boolean> => {
  const banned = memberships.filter(({ status }) => status === 'banned');
  for (const { hub_id: hub } of banned) await barredAddresses(db, { team, hub }).bar(id, email);
  return removeContact(db, team, id, { type: 'contact', id }, now, memberships);
};
