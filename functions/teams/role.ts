import * as z from 'zod';
import type { Tenancy } from '../../shared/http/callers.ts';
import { resource } from '../../shared/http/response.ts';
import { PERMISSION_SLUGS } from '../../shared/teams/permissions.ts';
import { roleTeam } from '../../shared/teams/roles.ts';

export const Role = resource(
  'roles',
  z.object({
    team_id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    permissions: z.array(z.enum(PERMISSION_SLUGS)),
    is_system: z.boolean(),
    system_role: z.enum(['owner', 'admin', 'moderator']).nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

/** Paths that name a role alone find their team by it; a role of another team does not exist for the caller. */
export const byRole: Tenancy = (db, { role_id = '' }) => roleTeam(db, role_id);
