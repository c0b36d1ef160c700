import type { Route } from '../../shared/api/route.ts';
import { adminDiscussionRoutes } from './admin-discussions.ts';
import { discussionRoutes } from './discussions.ts';
import { feedRoutes } from './feed.ts';
import { ownDiscussionRoutes } from './own-discussions.ts';
import { pollVoterRoutes } from './poll-voters.ts';
import { pollVoteRoutes } from './poll-votes.ts';
import { spaceDiscussionRoutes } from './space-discussions.ts';
import { waitingDiscussionRoutes } from './waiting-discussions.ts';

export const routes: readonly Route[] = [
  ...spaceDiscussionRoutes,
  ...adminDiscussionRoutes,
  ...waitingDiscussionRoutes,
  ...discussionRoutes,
  ...pollVoteRoutes,
  ...pollVoterRoutes,
  ...feedRoutes,
  ...ownDiscussionRoutes,
];
