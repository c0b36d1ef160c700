import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import { placeOf, tagFor } from '../../platform/ids/place-id.ts';

/**
 * The partition of a hub's files and media. The tag is part of the hub's id and of each file id, so a file is found by
 * its id and team; with another team, the key does not exist.
 */
export const mediaPartition = (team: TeamId, tag: string): string => `${teamPartition(team)}#MEDIA#${tag}`;

/** The tag of a hub in the ids of its files and media. */
export const mediaTag = (hub: string): string => tagFor(hub);

/** The partition of a file or media id. `undefined` for an id without a tag. */
export const partitionOfMedia = (team: TeamId, id: string): string | undefined => {
  const tag = placeOf(id);
  return tag === undefined ? undefined : mediaPartition(team, tag);
};
