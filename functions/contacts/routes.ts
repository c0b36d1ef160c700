import type { Route } from '../../shared/api/route.ts';
import { contactTagRoutes } from './contact-tags.ts';
import { contactRoutes } from './contacts.ts';
import { importRoutes } from './imports.ts';
import { profileFieldRoutes } from './profile-fields.ts';
import { tagRoutes } from './tags.ts';

export const routes: readonly Route<unknown>[] = [
  ...contactRoutes,
  ...profileFieldRoutes,
  ...tagRoutes,
  ...contactTagRoutes,
  ...importRoutes,
];
