import { lifecycle } from '../events/lifecycle.ts';
import type { CommentItem, CommentStatus } from './comment-item.ts';

const WORDS: Readonly<Record<CommentStatus, string>> = { published: 'restored', hidden: 'hidden', deleted: 'deleted' };

/** The life of a comment. */
export const commentEvents = lifecycle<CommentItem>({
  thing: 'comment',
  resource_type: 'comments',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  updated: ({ status: from }, { status: to }) => (from === to ? undefined : WORDS[to]),
});
