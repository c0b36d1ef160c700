import type { Route } from '../../shared/api/route.ts';
import { banRoutes } from './bans.ts';
import { contactTagRoutes } from './contact-tags.ts';
import { contactRoutes } from './contacts.ts';
import { directoryRoutes } from './directory.ts';
import { followRoutes } from './follows.ts';
import { importRoutes } from './imports.ts';
import { membershipRoutes } from './memberships.ts';
import { tagRoutes } from './tags.ts';
import { warningRoutes } from './warnings.ts';

export const routes: readonly Route<unknown>[] = [
  ...contactRoutes,
  ...tagRoutes,
  ...contactTagRoutes,
  ...importRoutes,
  ...directoryRoutes,
  ...membershipRoutes,
  ...warningRoutes,
  ...banRoutes,
  ...followRoutes,
];
