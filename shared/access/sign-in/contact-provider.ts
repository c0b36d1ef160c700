import type { Subject } from '../../accounts/identity/token.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { isOfDomain } from '../../hubs/identity-providers/email-domain.ts';
import {
  type IdentityProviderItem,
  identityProviderKey,
} from '../../hubs/identity-providers/identity-provider-item.ts';
import { type ContactItem, contactKey } from '../../hubs/people/contacts/contact-item.ts';
import { type KnownHubsItem, knownHubsKey } from '../../hubs/people/contacts/known-hubs.ts';
import { isBarred, type MemberItem, memberKey, statusAt } from '../../hubs/people/members/member-item.ts';
import type { HubKey, TeamId } from '../../platform/db/key.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import { type HubAccess, hubAccess } from './hub-access.ts';
import { isKnownElsewhere } from './known-elsewhere.ts';

type ContactProvider = NonNullable<Extract<Subject, { kind: 'contact' }>['provider']>;

/** A contact of the team, with their membership of the hub of the provider. */
interface Known {
  readonly contact: string;
  readonly email: string;
  readonly member: MemberItem | undefined;
  /** Where the contact is known. Without it, every hub of the team is read. */
  readonly hubs?: KnownHubsItem | undefined;
}

/** Whether the hub has admitted the person and they have not left: an active, suspended or banned member. */
const isInHub = (member: MemberItem | undefined, now: Date): boolean => {
  const status = member && statusAt(member, now.getTime());
  return status === 'active' || isBarred(status);
};

/**
 * Whether a provider of a hub speaks for a contact: with an address of its domains, and else only for a member of its hub
 * whom no other hub of the team knows, because a session is valid in all of them.
 */
export const speaksFor = async (
  db: Table,
  hub: HubKey,
  { email_domains = [] }: Pick<IdentityProviderItem, 'email_domains'>,
  { contact, email, member, hubs }: Known,
  now: Date,
): Promise<boolean> =>
  isOfDomain(email, email_domains) || (isInHub(member, now) && !(await isKnownElsewhere(db, hub, contact, hubs)));

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
  const [provider, of, person, member, hubs] = await rowsAt<
    [IdentityProviderItem, HubItem, ContactItem, MemberItem, KnownHubsItem]
  >(db, [
    identityProviderKey(key, id),
    hubItemKey(key),
    contactKey(team, contact),
    memberKey(key, contact),
    knownHubsKey(team, contact),
  ]);
  if (!provider?.enabled || !of || !person) return undefined;
  const access = await hubAccess(db, key, contact, member, now);
  const known = { contact, email: person.email, member, hubs };
  return access && (await speaksFor(db, key, provider, known, now)) ? access : undefined;
};
