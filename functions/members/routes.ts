import type { Route } from '../../shared/api/route.ts';
import { automatedSenderRoutes } from './automated-senders.ts';
import { banRoutes } from './bans.ts';
import { contentRemovalRoutes } from './content-removals.ts';
import { directoryRoutes } from './directory.ts';
import { followRoutes } from './follows.ts';
import { membershipRoutes } from './memberships.ts';
import { warningRoutes } from './warnings.ts';

export const routes: readonly Route<unknown>[] = [
  ...directoryRoutes,
  ...membershipRoutes,
  ...warningRoutes,
  ...banRoutes,
  ...contentRemovalRoutes,
  ...automatedSenderRoutes,
  ...followRoutes,
];
