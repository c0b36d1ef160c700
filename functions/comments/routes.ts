import type { Route } from '../../shared/api/route.ts';
import { singleCommentRoutes } from './comment.ts';
import { commentRoutes } from './comments.ts';
import { contentCommentRoutes } from './content-comments.ts';
import { heldCommentRoutes } from './held-comments.ts';
import { memberReactionRoutes } from './member-reactions.ts';
import { pollVoterRoutes } from './poll-voters.ts';
import { pollVoteRoutes } from './poll-votes.ts';
import { reactionRoutes } from './reactions.ts';

export const routes: readonly Route<unknown>[] = [
  ...pollVoteRoutes,
  ...pollVoterRoutes,
  ...commentRoutes,
  ...contentCommentRoutes,
  ...heldCommentRoutes,
  ...singleCommentRoutes,
  ...reactionRoutes,
  ...memberReactionRoutes,
];
