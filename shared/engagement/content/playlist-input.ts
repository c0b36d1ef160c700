import * as z from 'zod';
import { MAX_POSITION } from '../../platform/positions/make-room.ts';
import { singleLine } from '../../platform/text/single-line.ts';
import { CONTENT_STATUSES } from './content-node-item.ts';

const title = singleLine(z.string().trim().min(1).max(200));
const description = z.string().trim().max(2_000).nullable();
const status = z.enum(CONTENT_STATUSES);
const position = z.int().min(0).max(MAX_POSITION);

export const NewPlaylist = z.object({
  title,
  description: description.default(null),
  status: status.default('published'),
});
export type NewPlaylist = z.output<typeof NewPlaylist>;

export const PlaylistChange = z.object({ title, description, status }).partial();
export type PlaylistChange = z.output<typeof PlaylistChange>;

/** Without a `position` the entry is added at the end. */
export const NewPlaylistEntry = z
  .object({
    content_node_id: z.uuid().nullable().default(null),
    media_id: z.uuid().nullable().default(null),
    position: position.optional(),
  })
  .refine(({ content_node_id, media_id }) => (content_node_id === null) !== (media_id === null), {
    path: ['content_node_id'],
    message: 'Send either a content node or a media, not both.',
  });

export const PlaylistEntryChange = z.object({ position: position.optional() });
