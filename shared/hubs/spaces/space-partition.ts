import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import { placeOf, tagFor } from '../../platform/ids/place-id.ts';

/**
 * Where what stands in a space is kept. The tag comes from the space's id or from that of anything in the space, so a
 * discussion is found by its own id and its team; under another team the key names nothing.
 */
export const spacePartition = (team: TeamId, tag: string): string => `${teamPartition(team)}#SPACE#${tag}`;

/** The tag by which the ids of what stands in a space name it. */
export const spaceTag = (space: string): string => tagFor(space);

/** The partition of the thing with this id; `undefined` for an id that names no place. */
export const partitionOfPlaced = (team: TeamId, id: string): string | undefined => {
  const tag = placeOf(id);
  return tag === undefined ? undefined : spacePartition(team, tag);
};
