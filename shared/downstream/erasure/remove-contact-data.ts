import { removeBookmarks } from '../../community/discussions/bookmarks.ts';
import { contactMailPartition } from '../../delivery/email/email-item.ts';
import { inboxPartition } from '../../engagement/messages/inbox-item.ts';
import { endMemberships } from '../../hubs/people/members/end-memberships.ts';
import { membershipsOf } from '../../hubs/people/members/memberships-of.ts';
import { personPlaces } from '../../hubs/people/places/person-place.ts';
import { spaceMembershipsOf } from '../../hubs/space-memberships/space-membership-item.ts';
import { oneOf } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import { contactPartition, type HubKey, memberPartition, type TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { notificationsPartition } from '../notifications/notification-item.ts';
import type { ErasedAfterwards } from '../rows.ts';
import { type RowQuery, removeRows } from './remove-rows.ts';

/** A partition with rows of the contact: in the team, or in each hub that the contact was a member of. */
type Place =
  | { readonly inTeam: (team: TeamId, contact: string) => RowQuery }
  | { readonly inHub: (hub: HubKey, contact: string) => RowQuery };

const CONTACT: Place = { inTeam: (team, contact) => ({ partition: contactPartition(team, contact) }) };
const FOUND_BY: Place = { inTeam: (team, contact) => ({ partition: personPlaces(team, contact) }) };
const INBOX: Place = { inTeam: (team, contact) => ({ partition: inboxPartition(team, contact) }) };
const NOTIFICATIONS: Place = { inTeam: (team, contact) => ({ partition: notificationsPartition(team, contact) }) };
const MAIL: Place = {
  inTeam: (team, contact) => ({ partition: contactMailPartition(team, contact), index: 'listing' }),
};
const MEMBER: Place = { inHub: (hub, contact) => ({ partition: memberPartition(hub, contact) }) };
const SPACES: Place = { inHub: (hub, contact) => ({ partition: spaceMembershipsOf(hub, contact) }) };
const FOLLOWERS: Place = {
  inHub: (hub, contact) => ({ partition: `${memberPartition(hub, contact)}#FOLLOWERS`, index: 'listing' }),
};

/** Where the rows of each kind about the contact alone are. A kind that the record adds does not compile without. */
const PLACES: Readonly<Record<ErasedAfterwards, readonly Place[]>> = {
  access_grant: [MEMBER],
  automation_entry: [MEMBER],
  automation_letter: [MEMBER],
  automation_waiter: [MEMBER],
  award: [MEMBER],
  completion: [MEMBER],
  contact_tag: [CONTACT],
  deed: [MEMBER],
  drip_override: [MEMBER],
  email: [MAIL],
  email_suppression: [MAIL],
  follow: [MEMBER, FOLLOWERS],
  inbox_entry: [INBOX],
  known_hubs: [CONTACT],
  newcomer: [MEMBER],
  notification: [NOTIFICATIONS],
  notification_preferences: [NOTIFICATIONS],
  person_place: [FOUND_BY],
  own_entry: [CONTACT],
  personal_export: [CONTACT],
  personal_export_part: [CONTACT],
  points: [MEMBER],
  portrait_upload: [CONTACT],
  space_member: [SPACES],
  space_read: [SPACES],
  tally: [MEMBER],
  warning: [MEMBER],
};

const ERASED = oneOf('entity', Object.keys(PLACES));

/** One query for each partition, whatever the number of kinds in it. */
const rowQueries = (team: TeamId, contact: string, hubs: readonly HubKey[]): readonly RowQuery[] => {
  const places = [...new Set(Object.values(PLACES).flat())];
  const runs = places.flatMap((place) =>
    'inTeam' in place ? [place.inTeam(team, contact)] : hubs.map((hub) => place.inHub(hub, contact)),
  );
  return runs.map((run) => ({ ...run, filter: ERASED }));
};

/** The maximum number of rows of one call, well within a worker's timeout. */
const MAX_ROWS = 2_000;

/**
 * Ends the memberships of an erased contact and removes the rows about them alone; returns whether nothing is left.
 * What they wrote stays without a name, and so do orders, for accounting. Idempotent.
 */
export const removeContactData = async (
  db: Table,
  team: TeamId,
  contact: string,
  actor: Actor,
  now: Date,
): Promise<boolean> => {
  const memberships = await membershipsOf(db, team, contact);
  await endMemberships(db, memberships, actor, now);
  const hubs = memberships.map(({ hub_id }) => ({ team, hub: hub_id }));
  let left = MAX_ROWS - (await removeBookmarks(db, team, contact, MAX_ROWS));
  if (left <= 0) return false;
  for (const run of rowQueries(team, contact, hubs)) {
    left -= await removeRows(db, run, left);
    if (left <= 0) return false;
  }
  return true;
};
