import type { Route } from '../../shared/http/route.ts';
import { adminDiscussionRoutes } from './admin-discussions.ts';
import { singleCommentRoutes } from './comment.ts';
import { commentRoutes } from './comments.ts';
import { contentCommentRoutes } from './content-comments.ts';
import { discussionRoutes } from './discussions.ts';
import { feedRoutes } from './feed.ts';
import { pollVoteRoutes } from './poll-votes.ts';
import { reactionRoutes } from './reactions.ts';
import { spaceDiscussionRoutes } from './space-discussions.ts';

export const routes: readonly Route<unknown>[] = [
  ...spaceDiscussionRoutes,
  ...adminDiscussionRoutes,
  ...discussionRoutes,
  ...feedRoutes,
  ...pollVoteRoutes,
  ...commentRoutes,
  ...contentCommentRoutes,
  ...singleCommentRoutes,
  ...reactionRoutes,
];
