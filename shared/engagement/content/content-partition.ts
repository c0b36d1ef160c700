import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import { placeOf, tagFor } from '../../platform/ids/place-id.ts';

/**
 * Where a hub's content nodes and playlists are kept. The tag comes from the hub's id or from that of anything of its
 * content, so a node is found by its own id and its team; under another team the key names nothing.
 */
export const contentPartition = (team: TeamId, tag: string): string => `${teamPartition(team)}#CONTENT#${tag}`;

/** The tag by which the ids of a hub's content name the hub. */
export const contentTag = (hub: string): string => tagFor(hub);

/** The partition of the node or playlist with this id; `undefined` for an id that names no place. */
export const partitionOfContent = (team: TeamId, id: string): string | undefined => {
  const tag = placeOf(id);
  return tag === undefined ? undefined : contentPartition(team, tag);
};
