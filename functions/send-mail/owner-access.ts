import { siteOf } from '../../shared/access/sign-in/magic-link.ts';
import { oneTimeTokens } from '../../shared/accounts/identity/one-time-tokens.ts';
import { hasSubscription } from '../../shared/commerce/purchases/subscriptions/subscription-holder.ts';
import { type HubItem, hubItemKey } from '../../shared/hubs/hubs/hub-item.ts';
import { contactCredentials } from '../../shared/hubs/people/contacts/contact-credentials.ts';
import { type ContactItem, contactKey } from '../../shared/hubs/people/contacts/contact-item.ts';
import {
  isAdmitted,
  isFormerStatus,
  type MemberItem,
  memberKey,
  statusAt,
} from '../../shared/hubs/people/members/member-item.ts';
import { membershipsOf } from '../../shared/hubs/people/members/memberships-of.ts';
import { rowsAt } from '../../shared/platform/db/rows-at.ts';
import type { Table } from '../../shared/platform/db/table.ts';

/** The recipient did not request this email, so its token is valid longer than that of a requested one. */
export const OWNER_ACCESS_SECONDS = 24 * 60 * 60;

interface ClosedCredential {
  readonly team_id: string;
  readonly contact_id: string;
  readonly hub_id: string | null;
  readonly closed_at: string;
}

/** How the owner of the address signs in: by a link, a code, or a link that sets a password. */
type EntryBy = 'link' | 'code' | 'password';

interface OwnerAccess {
  readonly email: string;
  readonly hub: HubItem | undefined;
  readonly token: string;
  readonly by: EntryBy;
}

/** Whether the contact left, was removed or banned. One who was never in a hub can have bought something. */
const hasLeft = (member: MemberItem, now: Date): boolean => {
  const status = statusAt(member, now.getTime());
  return isFormerStatus(status) || status === 'banned';
};

/**
 * The hub that granted the access, or another hub that admits the contact. `undefined` if the contact has left every hub
 * and has no subscription in the hub that granted the access.
 */
const hubFor = async (db: Table, { team_id: team, contact_id, hub_id }: ClosedCredential, now: Date) => {
  const keys = hub_id === null ? [] : [hubItemKey({ team, hub: hub_id }), memberKey({ team, hub: hub_id }, contact_id)];
  const [named, membership] = await rowsAt<[HubItem, MemberItem]>(db, keys);
  if (named && membership && isAdmitted(membership, now.getTime())) return { hub: named, isIn: true };
  const memberships = await membershipsOf(db, team, contact_id);
  const member = memberships.find((one) => isAdmitted(one, now.getTime()));
  const isGone = !member && memberships.length > 0 && memberships.every((one) => hasLeft(one, now));
  if (isGone && !(named && (await hasSubscription(db, { team, hub: named.id }, contact_id)))) return undefined;
  const hub = member && (await db.get<HubItem>(hubItemKey({ team, hub: member.hub_id })));
  return { hub: hub ?? named, isIn: hub !== undefined };
};

/** `undefined` if the contact was erased, has verified the address since, or has no access any more. */
export const ownerAccess = async (
  db: Table,
  closed: ClosedCredential,
  now: Date,
  token: () => Promise<string>,
): Promise<OwnerAccess | undefined> => {
  const { team_id, contact_id } = closed;
  const contact = await db.get<ContactItem>(contactKey(team_id, contact_id));
  if (!contact) return undefined;
  const { email } = contact;
  const [credential, access] = await Promise.all([contactCredentials(db, team_id).get(email), hubFor(db, closed, now)]);
  if (credential?.closed_at !== closed.closed_at || credential.address_proved_at !== undefined) return undefined;
  if (!access) return undefined;
  const { hub, isIn } = access;
  const [tokens, emailed] = [oneTimeTokens(db), await token()];
  if (hub && isIn && hub.sign_in === 'magic_link') {
    const return_url = siteOf(hub);
    const grant = { team_id, hub_id: hub.id, contact_id, email, return_url };
    const by = return_url === null ? 'code' : 'link';
    return { email, hub, token: await tokens.store('magic_link', grant, OWNER_ACCESS_SECONDS, now, emailed), by };
  }
  const { generation } = credential;
  const grant = { team_id, contact_id, email, generation, ...(hub && isIn && { hub_id: hub.id }) };
  return {
    email,
    hub,
    token: await tokens.store('contact_password', grant, OWNER_ACCESS_SECONDS, now, emailed),
    by: 'password',
  };
};
