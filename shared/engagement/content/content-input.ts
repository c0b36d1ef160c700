import * as z from 'zod';
import { MAX_POSITION } from '../../platform/positions/make-room.ts';
import { singleLine } from '../../platform/text/single-line.ts';
import { CONTENT_KINDS, CONTENT_STATUSES } from './content-node-item.ts';

const title = singleLine(z.string().trim().min(1).max(200));
const summary = z.string().trim().max(500).nullable();
const body = z.string().max(50_000).nullable();
const parent_id = z.uuid().nullable();
const media_id = z.uuid().nullable();
const position = z.int().min(0).max(MAX_POSITION);
const status = z.enum(CONTENT_STATUSES);

/** `kind` cannot be changed later. */
export const NewContentNode = z.object({
  kind: z.enum(CONTENT_KINDS).default('article'),
  title,
  summary: summary.default(null),
  body: body.default(null),
  parent_id: parent_id.default(null),
  media_id: media_id.default(null),
  status: status.default('published'),
  position: position.default(0),
  is_commentable: z.boolean().default(true),
});
export type NewContentNode = z.output<typeof NewContentNode>;

export const ContentNodeChange = z
  .object({ title, summary, body, parent_id, media_id, status, position, is_commentable: z.boolean() })
  .partial();
export type ContentNodeChange = z.output<typeof ContentNodeChange>;
