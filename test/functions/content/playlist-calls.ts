import { mediaTag } from '../../../shared/media/files/media-partition.ts';
import { mediaEntity, mediaKey } from '../../../shared/media/media/media-item.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { type ContentWorld, call, data, document, ownerOf, playlistsOf } from './world.ts';

/** Calls of our owner to playlists and their items; the world is read lazily. */
export const playlists = (world: () => ContentWorld) => {
  const owner = (): string => ownerOf(world().ours);
  const path = (id = ''): string => `${playlistsOf(world().ours)}${id && `/${id}`}`;
  const add = (playlist: string, attributes: object) =>
    call(world(), 'POST', `${path(playlist)}/items`, owner(), document('playlist_items', attributes));
  return {
    path,
    add,
    /** The path for members. */
    memberPath: (id = ''): string => `/hubs/${world().ours.hub}/playlists${id && `/${id}`}`,
    patch: (at: string, type: string, attributes: object) =>
      call(world(), 'PATCH', at, owner(), document(type, attributes)),
    /** The id of a new item. */
    async added(playlist: string, attributes: object): Promise<string> {
      const made = await add(playlist, attributes);
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      return data(made).id;
    },
    countOf: async (id: string) => data(await call(world(), 'GET', path(id), owner())).attributes.item_count,
    async makeMedia(): Promise<string> {
      const { id: team_id, hub: hub_id } = world().ours;
      const id = newPlaceId(mediaTag(hub_id));
      const key = mediaKey(team_id, id);
      if (!key) throw new Error('The id has no key');
      await world().service.db.put({ ...key, entity: mediaEntity, id, team_id, hub_id, filename: 'song.mp3' });
      return id;
    },
  };
};
