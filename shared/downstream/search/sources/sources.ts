import { commentSource, contentCommentSource } from './comments.ts';
import { contentSource } from './content.ts';
import { discussionSource } from './discussions.ts';
import { fileSource, mediaSource } from './media.ts';
import { memberSource } from './members.ts';
import type { Sources } from './source.ts';

/** All sources. */
export const SOURCES: Sources = {
  discussion: discussionSource,
  comment: commentSource,
  content_comment: contentCommentSource,
  content_node: contentSource,
  media: mediaSource,
  file: fileSource,
  member: memberSource,
};
