import { emailsToContact } from '../../delivery/email/email-item.ts';
import { suppressionsOfContact } from '../../delivery/email/suppression-item.ts';
import { inboxPartition } from '../../engagement/messages/inbox-item.ts';
import { endMemberships } from '../../hubs/people/members/end-memberships.ts';
import { membershipsOf } from '../../hubs/people/members/memberships-of.ts';
import { SPACE_MEMBERSHIP, spaceMembershipsOf } from '../../hubs/space-memberships/space-membership-item.ts';
import type { Actor } from '../../platform/db/item.ts';
import { contactPartition, type HubKey, memberPartition, type TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { PART } from '../exports/export-item.ts';
import { notificationsOf } from '../notifications/notification-item.ts';
import { type Run, removeRun } from './remove-run.ts';
import type { ErasedAfterwards } from './rows-about-people.ts';

/** Where the rows of a kind are: in the team, or in each hub that the contact was a member of. */
type Place =
  | { readonly inTeam: (team: TeamId, contact: string) => Run }
  | { readonly inHub: (hub: HubKey, contact: string) => Run };

const ofContact = (prefix: string): Place => ({
  inTeam: (team, contact) => ({ partition: contactPartition(team, contact), prefix }),
});

const ofNotifications = (prefix: string): Place => ({
  inTeam: (team, contact) => ({ partition: notificationsOf(team, contact), prefix }),
});

const ofMember = (prefix: string): Place => ({
  inHub: (hub, contact) => ({ partition: memberPartition(hub, contact), prefix }),
});

/** The rows of every kind that is about the contact alone. A kind that the record adds does not compile without. */
const PLACES: Readonly<Record<ErasedAfterwards, readonly Place[]>> = {
  access_grant: [ofMember('GRANT#')],
  automation_entry: [ofMember('ENTERED#')],
  automation_letter: [ofMember('LETTER#')],
  automation_waiter: [ofMember('AWAITS#')],
  award: [ofMember('AWARD#')],
  completion: [ofMember('DONE#')],
  contact_tag: [ofContact('TAG#')],
  deed: [ofMember('DEED#')],
  drip_override: [ofMember('DRIP#')],
  email: [{ inTeam: emailsToContact }],
  email_suppression: [{ inTeam: suppressionsOfContact }],
  follow: [
    ofMember('FOLLOWS#'),
    {
      inHub: (hub, contact) => ({
        partition: `${memberPartition(hub, contact)}#FOLLOWERS`,
        prefix: 'FOLLOWED#',
        index: 'listing',
      }),
    },
  ],
  inbox_entry: [{ inTeam: (team, contact) => ({ partition: inboxPartition(team, contact), prefix: 'CONVERSATION#' }) }],
  notification: [ofNotifications('NOTIFICATION#')],
  notification_preferences: [ofNotifications('PREFERENCES')],
  personal_export: [ofContact('EXPORT')],
  personal_export_part: [ofContact(PART)],
  points: [ofMember('POINTS')],
  portrait_upload: [ofContact('PORTRAIT#')],
  space_member: [
    { inHub: (hub, contact) => ({ partition: spaceMembershipsOf(hub, contact), prefix: SPACE_MEMBERSHIP }) },
  ],
  tally: [ofMember('TALLY#')],
  warning: [ofMember('WARNING#')],
};

const runsOf = (team: TeamId, contact: string, hubs: readonly HubKey[]): readonly Run[] =>
  Object.values(PLACES)
    .flat()
    .flatMap((place) =>
      'inTeam' in place ? [place.inTeam(team, contact)] : hubs.map((hub) => place.inHub(hub, contact)),
    );

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
  for (const run of runsOf(team, contact, hubs)) {
    left -= await removeRun(db, run, left);
    if (left <= 0) return false;
  }
  return true;
};
