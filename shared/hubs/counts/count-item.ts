import { type HubKey, type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { personPlaceKey } from '../people/places/person-place.ts';
import type { Counter } from './settle-counts.ts';

/** The counts of a team's hubs, in the order of their ids. */
export const hubCountsOf = (team: TeamId): string => `${teamPartition(team)}#LISTED#HUBS`;

/** The counts of a hub's spaces. */
export const spaceCountsOf = ({ team, hub }: HubKey): string => `${teamPartition(team)}#LISTED#HUB#${hub}#SPACES`;

export const HUB_COUNT = 'HUB#';
export const SPACE_COUNT = 'SPACE#';

/** The active members of a hub. */
export const hubMemberCount = ({ team, hub }: HubKey): Counter => ({
  key: { pk: hubCountsOf(team), sk: `${HUB_COUNT}${hub}` },
  attribute: 'members',
});

/** The active members, or the published discussions, of a space. */
export const spaceCount = (hub: HubKey, space: string, attribute: 'members' | 'discussions'): Counter => ({
  key: { pk: spaceCountsOf(hub), sk: `${SPACE_COUNT}${space}` },
  attribute,
});

/** The marks of a contact in a hub: that the counts of the hub and of its spaces contain them. */
export const memberMarks = ({ hub }: HubKey): string => `COUNTED#HUB#${hub}#`;

const memberMark = (hub: HubKey, contact: string, place: string): Key =>
  personPlaceKey(hub.team, contact, `${memberMarks(hub)}${place}`);

export const hubMemberMark = (hub: HubKey, contact: string): Key => memberMark(hub, contact, 'MEMBER');

export const spaceMemberMark = (hub: HubKey, contact: string, space: string): Key =>
  memberMark(hub, contact, `${SPACE_COUNT}${space}`);

/** The marks of a hub's discussions: that the counts of their spaces contain them. */
export const discussionMarks = ({ team, hub }: HubKey) => ({
  partition: `${teamPartition(team)}#LISTED#HUB#${hub}#DISCUSSIONS`,
  prefix: 'D#',
});

export const discussionMark = (hub: HubKey, id: string): Key => {
  const { partition, prefix } = discussionMarks(hub);
  return { pk: partition, sk: `${prefix}${id}` };
};
