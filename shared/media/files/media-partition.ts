import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import { placeOf, tagFor } from '../../platform/ids/place-id.ts';

/**
 * Where a hub's files and media are kept. The tag comes from the hub's id or from that of any of its files, so one is
 * found by its own id and its team; under another team the key names nothing.
 */
export const mediaPartition = (team: TeamId, tag: string): string => `${teamPartition(team)}#MEDIA#${tag}`;

/** The tag by which the ids of a hub's files and media name the hub. */
export const mediaTag = (hub: string): string => tagFor(hub);

/** The partition of the file or media with this id; `undefined` for an id that names no place. */
export const partitionOfMedia = (team: TeamId, id: string): string | undefined => {
  const tag = placeOf(id);
  return tag === undefined ? undefined : mediaPartition(team, tag);
};
