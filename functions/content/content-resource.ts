import * as z from 'zod';
import { CONTENT_KINDS, CONTENT_STATUSES } from '../../shared/engagement/content/content-node-item.ts';
import { resource } from '../../shared/platform/http/response.ts';

/** A locked content node has no body and no media. */
const attributes = z.object({
  team_id: z.string(),
  hub_id: z.string(),
  parent_id: z.string().nullable(),
  kind: z.enum(CONTENT_KINDS),
  title: z.string(),
  summary: z.string().nullable(),
  body: z.string().nullable(),
  media_id: z.string().nullable(),
  status: z.enum(CONTENT_STATUSES),
  published_at: z.iso.datetime().nullable(),
  position: z.int(),
  is_commentable: z.boolean(),
  /** An access rule denies the viewer access to the node or to one of its ancestors. */
  is_locked: z.boolean(),
  unlocks_at: z.iso.datetime().nullable(),
  comment_count: z.int(),
  child_count: z.int(),
  /** Whether the viewer has completed it; only for members. */
  is_completed: z.boolean(),
  completed_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const ContentNode = resource('content_nodes', attributes);

/** Lists leave out the bodies. */
export const ListedContentNode = resource('content_nodes', () => attributes.omit({ body: true }), 'ListedContentNode');
