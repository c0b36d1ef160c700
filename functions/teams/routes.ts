import type { Route } from '../../shared/api/route.ts';
import { apiKeyRoutes } from './api-keys.ts';
import { auditLogRoutes } from './audit-log.ts';
import { erasureRoutes } from './erasures.ts';
import { invitationRoutes } from './invitations.ts';
import { permissionRoutes } from './permissions.ts';
import { roleRoutes } from './roles.ts';
import { suppressionRoutes } from './suppressions.ts';
import { teamRoutes } from './teams.ts';
import { userRoutes } from './users.ts';

export const routes: readonly Route[] = [
  ...teamRoutes,
  ...userRoutes,
  ...invitationRoutes,
  ...roleRoutes,
  ...permissionRoutes,
  ...apiKeyRoutes,
  ...auditLogRoutes,
  ...suppressionRoutes,
  ...erasureRoutes,
];
