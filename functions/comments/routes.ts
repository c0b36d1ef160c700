import type { Route } from '../../shared/api/route.ts';
import { singleCommentRoutes } from './comment.ts';
import { commentRoutes } from './comments.ts';
import { contentCommentRoutes } from './content-comments.ts';
import { heldCommentRoutes } from './held-comments.ts';
import { memberReactionRoutes } from './member-reactions.ts';
import { reactionRoutes } from './reactions.ts';

export const routes: readonly Route[] = [
  ...commentRoutes,
  ...contentCommentRoutes,
  ...heldCommentRoutes,
  ...singleCommentRoutes,
  ...reactionRoutes,
  ...memberReactionRoutes,
];
