import { commentSource, remarkSource } from './comments.ts';
import { contentSource } from './content.ts';
import { discussionSource } from './discussions.ts';
import { memberSource } from './members.ts';
import type { Sources } from './source.ts';

/** Everything that is searched. */
export const SOURCES: Partial<Sources> = {
  discussion: discussionSource,
  comment: commentSource,
  remark: remarkSource,
  content_node: contentSource,
  member: memberSource,
};
