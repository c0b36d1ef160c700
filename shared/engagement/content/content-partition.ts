import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import { placeOf, tagFor } from '../../platform/ids/place-id.ts';

/**
 * The partition of a hub's content nodes and playlists. The tag comes from the hub's id or from the id of any of them,
 * so a node is found by its id and its team alone.
 */
export const contentPartition = (team: TeamId, tag: string): string => `${teamPartition(team)}#CONTENT#${tag}`;

/** The tag that the ids of a hub's content carry. */
export const contentTag = (hub: string): string => tagFor(hub);

/** The partition of the node or playlist; undefined for an id without a tag. */
export const partitionOfContent = (team: TeamId, id: string): string | undefined => {
  const tag = placeOf(id);
  return tag === undefined ? undefined : contentPartition(team, tag);
};
