import type { Route } from '../../shared/api/route.ts';
import { domainRoutes } from './domain.ts';
import { editorQueueRoutes } from './editor-queue.ts';
import { emailRoutes } from './emails.ts';
import { hubRoutes } from './hubs.ts';
import { ownHubRoutes } from './own-hubs.ts';
import type { HubsPorts } from './ports.ts';
import { publicHubRoutes } from './public-hubs.ts';
import { spaceMembershipRoutes } from './space-membership.ts';
import { spaceReadRoutes } from './space-reads.ts';
import { spaceRoutes } from './spaces.ts';
import { templateRoutes } from './templates.ts';

export const routes: readonly Route<HubsPorts>[] = [
  ...hubRoutes,
  ...publicHubRoutes,
  ...ownHubRoutes,
  ...domainRoutes,
  ...templateRoutes,
  ...spaceRoutes,
  ...spaceMembershipRoutes,
  ...spaceReadRoutes,
  ...editorQueueRoutes,
  ...emailRoutes,
];
