import { renewingSubscriptions } from '../../commerce/purchases/subscriptions/renewing-subscriptions.ts';
import type { SubscriptionItem } from '../../commerce/purchases/subscriptions/subscription-item.ts';
import type { ContactItem } from '../../hubs/people/contacts/contact-item.ts';
import { teamContacts } from '../../hubs/people/contacts/team-contacts.ts';
import { barredAddresses } from '../../hubs/people/members/barred-addresses.ts';
import type { MemberItem } from '../../hubs/people/members/member-item.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';

/** Who is to be erased, and their place in each hub of the team that they ever were in. */
interface Leaving extends Pick<ContactItem, 'id' | 'email'> {
  readonly memberships: readonly MemberItem[];
}

/** The subscriptions of a contact that go on: who has one cancels it before they are erased. */
export const standInTheWay = (
  db: Table,
  team: TeamId,
  { id, memberships }: Leaving,
): Promise<readonly SubscriptionItem[]> =>
  renewingSubscriptions(
    db,
    team,
    id,
    memberships.map(({ hub_id }) => hub_id),
  );

/**
 * The contact's own erasure; whether they were still there. From the write on nobody signs in as them and their address
 * is free, but for hubs that banned them: no ban is walked around. What else is about them alone goes with the event
 * that tells of it, and so does a hub that they joined meanwhile.
 */
export const eraseContact = async (
  db: Table,
  team: TeamId,
  { id, email, memberships }: Leaving,
  at: Date,
): Promise<boolean> => {
  const banned = memberships.filter(({ status }) => status === 'banned');
  for (const { hub_id: hub } of banned) await barredAddresses(db, { team, hub }).bar(id, email);
  return teamContacts(db, team).remove(id, { type: 'contact', id }, at, memberships);
};
