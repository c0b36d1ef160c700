import type { Route } from '../../shared/api/route.ts';
import { automatedSenderRoutes } from './automated-senders.ts';
import { contactTagRoutes } from './contact-tags.ts';
import { contactRoutes } from './contacts.ts';
import { directoryRoutes } from './directory.ts';
import { followRoutes } from './follows.ts';
import { importRoutes } from './imports.ts';
import { membershipRoutes } from './memberships.ts';
import { profileFieldRoutes } from './profile-fields.ts';
import { tagRoutes } from './tags.ts';

export const routes: readonly Route[] = [
  ...contactRoutes,
  ...profileFieldRoutes,
  ...tagRoutes,
  ...contactTagRoutes,
  ...importRoutes,
  ...directoryRoutes,
  ...membershipRoutes,
  ...automatedSenderRoutes,
  ...followRoutes,
];
