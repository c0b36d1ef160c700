import type { Subject } from '../../accounts/identity/token.ts';
import { hasPurchases } from '../../commerce/purchases/has-purchases.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { isOfDomain } from '../../hubs/identity-providers/email-domain.ts';
import {
  type IdentityProviderItem,
  identityProviderKey,
} from '../../hubs/identity-providers/identity-provider-item.ts';
import { type ContactItem, contactKey } from '../../hubs/people/contacts/contact-item.ts';
import { isBarred, type MemberItem, memberKey, statusAt } from '../../hubs/people/members/member-item.ts';
import { membershipsOf } from '../../hubs/people/members/memberships-of.ts';
import type { HubKey, TeamId } from '../../platform/db/key.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import { type HubAccess, hubAccess } from './hub-access.ts';

type ContactProvider = NonNullable<Extract<Subject, { kind: 'contact' }>['provider']>;

/** A contact of the team, with their membership of the hub of the provider. */
interface Known {
  readonly contact: string;
  readonly email: string;
  readonly member: MemberItem | undefined;
}

/** Whether the hub has admitted the person and they have not left: an active, suspended or banned member. */
const isInHub = (member: MemberItem | undefined, now: Date): boolean => {
  const status = member && statusAt(member, now.getTime());
  return status === 'active' || isBarred(status);
};

/** Whether the contact has ever been in another hub of the team, or bought something in one. */
const isKnownElsewhere = async (db: Table, { team, hub }: HubKey, contact: string): Promise<boolean> =>
  (await membershipsOf(db, team, contact)).some(({ hub_id }) => hub_id !== hub) || hasPurchases(db, team, contact, hub);

/**
 * Whether a provider of a hub speaks for a contact: with an address of its domains, and else only for a member of its hub
 * whom no other hub of the team knows, because a session is valid in all of them.
 */
export const speaksFor = async (
  db: Table,
  hub: HubKey,
  { email_domains = [] }: Pick<IdentityProviderItem, 'email_domains'>,
  { contact, email, member }: Known,
  now: Date,
): Promise<boolean> =>
  isOfDomain(email, email_domains) || (isInHub(member, now) && !(await isKnownElsewhere(db, hub, contact)));

/**
 * What a session that began with a provider opens in the hub of the provider; `undefined` if it must end: the provider was
 * disabled or deleted, no longer speaks for the contact, or its hub no longer admits them.
 */
export const providerAccess = async (
  db: Table,
  team: TeamId,
  { id, hub }: ContactProvider,
  contact: string,
  now: Date,
): Promise<HubAccess | undefined> => {
  const key = { team, hub };
  const keys = [identityProviderKey(key, id), hubItemKey(key), contactKey(team, contact), memberKey(key, contact)];
  const [provider, of, person, member] = await rowsAt<[IdentityProviderItem, HubItem, ContactItem, MemberItem]>(
    db,
    keys,
  );
  if (!provider?.enabled || !of || !person) return undefined;
  const access = await hubAccess(db, key, contact, member, now);
  const known = { contact, email: person.email, member };
  return access && (await speaksFor(db, key, provider, known, now)) ? access : undefined;
};
