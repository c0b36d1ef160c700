import { mailOfContact } from '../../delivery/email/email-item.ts';
import { inboxPartition } from '../../engagement/messages/inbox-item.ts';
import { endMemberships } from '../../hubs/people/members/end-memberships.ts';
import { membershipsOf } from '../../hubs/people/members/memberships-of.ts';
import { SPACE_MEMBERSHIP, spaceMembershipsOf } from '../../hubs/space-memberships/space-membership-item.ts';
import type { Actor } from '../../platform/db/item.ts';
import { contactPartition, type HubKey, memberPartition, type TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { notificationsOf } from '../notifications/notification-item.ts';
import { type Run, removeRun } from './remove-run.ts';

/**
 * What a team keeps about a contact and for them alone: their tags, their inbox, what they were told, the
 * emails they were sent, and the suppressions of their addresses.
 */
const ofTeam = (team: TeamId, contact: string): readonly Run[] => [
  { partition: contactPartition(team, contact), prefix: 'TAG#' },
  { partition: contactPartition(team, contact), prefix: 'PORTRAIT#' },
  { partition: contactPartition(team, contact), prefix: 'EXPORT' },
  { partition: inboxPartition(team, contact), prefix: 'CONVERSATION#' },
  { partition: notificationsOf(team, contact), prefix: 'NOTIFICATION#' },
  { partition: notificationsOf(team, contact), prefix: 'PREFERENCES' },
  { partition: mailOfContact(team, contact), index: 'listing' },
];

/** What a hub does: whom they follow and who follows them, their spaces, warnings, and what was written to them. */
const ofHub = (hub: HubKey, contact: string): readonly Run[] => {
  const own = memberPartition(hub, contact);
  return [
    { partition: own, prefix: 'FOLLOWS#' },
    { partition: `${own}#FOLLOWERS`, prefix: 'FOLLOWED#', index: 'listing' },
    { partition: own, prefix: 'WARNING#' },
    { partition: own, prefix: 'LETTER#' },
    { partition: spaceMembershipsOf(hub, contact), prefix: SPACE_MEMBERSHIP },
  ];
};

/** So many rows a call: well within a worker's time. */
const MOST = 2_000;

/**
 * Ends what of a contact is left who is gone, and removes what is about them alone; whether nothing is left. What they
 * wrote stays, and names nobody; so do orders, which the books need. Again it goes on where it stopped.
 */
export const forgetContact = async (
  db: Table,
  team: TeamId,
  contact: string,
  actor: Actor,
  now: Date,
): Promise<boolean> => {
  const memberships = await membershipsOf(db, team, contact);
  await endMemberships(db, memberships, actor, now);
  const hubs = memberships.map(({ hub_id }) => ({ team, hub: hub_id }));
  let left = MOST;
  for (const run of [...ofTeam(team, contact), ...hubs.flatMap((hub) => ofHub(hub, contact))]) {
    left -= await removeRun(db, run, left);
    if (left <= 0) return false;
  }
  return true;
};
