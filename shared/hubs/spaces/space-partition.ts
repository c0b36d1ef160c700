import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import { placeOf, tagFor } from '../../platform/ids/place-id.ts';

/**
 * The partition of a space's content. The tag is part of the space's id and of the id of everything in it, so a
 * discussion is found by its id and team. Under another team the key finds nothing.
 */
export const spacePartition = (team: TeamId, tag: string): string => `${teamPartition(team)}#SPACE#${tag}`;

/** The tag of a space, which the ids of its content contain. */
export const spaceTag = (space: string): string => tagFor(space);

/** The partition of the entity with this id; `undefined` if the id contains no tag. */
export const partitionOfPlaced = (team: TeamId, id: string): string | undefined => {
  const tag = placeOf(id);
  return tag === undefined ? undefined : spacePartition(team, tag);
};
