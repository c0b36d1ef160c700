import { hubDenialReason } from '../../access/rules/hub-denial-reason.ts';
import type { IsPaused } from '../../accounts/teams/team-controls.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type ContactItem, contactKey } from '../../hubs/people/contacts/contact-item.ts';
import { isRevokedFor } from '../../hubs/people/contacts/revocation.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { gather } from '../../platform/db/gather.ts';
import { hubOf, type Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { ConnectionItem } from './connection-item.ts';
import type { ClosingReason } from './live-message.ts';

/** The contact, hub and ticket of a connection that is open or opens. */
type Claim = Pick<ConnectionItem, 'team_id' | 'hub_id' | 'contact_id' | 'generation' | 'expires_at' | 'proved_at'>;

/** Whether a connection may receive events now: the membership of its contact, or why it is closed. */
type Admitted = { readonly member: MemberItem } | { readonly closed: Exclude<ClosingReason, 'rate_limited'> };

const keysOf = (claim: Claim): readonly Key[] => [
  hubItemKey(hubOf(claim)),
  memberKey(hubOf(claim), claim.contact_id),
  contactKey(claim.team_id, claim.contact_id),
];

/**
 * Admits connections, of any contacts and hubs, with the rows of this moment: one round trip for all, and two more for
 * each hub with an access rule.
 */
export const admitConnections = async (
  db: Table,
  isPaused: IsPaused,
  claims: readonly Claim[],
  now: Date,
): Promise<(claim: Claim) => Promise<Admitted>> => {
  const rows = await gather(db, claims.flatMap(keysOf));
  return async (claim) => {
    const { team_id, contact_id, expires_at } = claim;
    const contact = rows<ContactItem>(contactKey(team_id, contact_id));
    if (contact && isRevokedFor(contact, claim)) return { closed: 'signed_out' };
    if (Date.parse(expires_at) <= now.getTime()) return { closed: 'ticket_expired' };
    if (await isPaused(team_id, now)) return { closed: 'team_suspended' };
    const [hub, member] = [
      rows<HubItem>(hubItemKey(hubOf(claim))),
      rows<MemberItem>(memberKey(hubOf(claim), contact_id)),
    ];
    const denied = !contact || (await hubDenialReason(db, hub, member, now)) !== undefined;
    return denied || !member ? { closed: 'access_lost' } : { member };
  };
};
