import * as z from 'zod';
import { described } from '#docs';
import { CONTENT_KINDS, CONTENT_STATUSES } from '../../shared/engagement/content/content-node-item.ts';
import { resource } from '../../shared/platform/http/response.ts';

export const Playlist = resource('playlists', () =>
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    status: z.enum(CONTENT_STATUSES),
    published_at: z.iso.datetime().nullable(),
    item_count: z.int(),
    /** An access rule keeps what is in it from the viewer. */
    is_locked: z.boolean(),
    unlocks_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

/** A content node with its title and kind, or a media file with its file name as the title. */
export const PlaylistEntry = resource('playlist_items', () =>
  z.object({
    playlist_id: z.string(),
    content_node_id: z.string().nullable(),
    media_id: z.string().nullable(),
    position: z.int(),
    title: z.string(),
    kind: z.enum(CONTENT_KINDS).nullable(),
    is_locked: z.boolean(),
    unlocks_at: z.iso.datetime().nullable(),
    is_completed: z.boolean(),
    is_missing: z
      .boolean()
      .meta(described('Whether the content was deleted. The item then has no title; remove it from the playlist.')),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);
