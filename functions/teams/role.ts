import * as z from 'zod';
import { PERMISSION_SLUGS } from '../../shared/accounts/roles/permissions.ts';
import { roleTeam } from '../../shared/accounts/roles/roles.ts';
import type { Tenancy } from '../../shared/api/callers.ts';
import { resource } from '../../shared/platform/http/response.ts';

export const Role = resource('roles', () =>
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

/** The tenancy of paths that name only a role. A role of another team does not exist for the caller. */
export const byRole: Tenancy = (db, { role_id = '' }) => roleTeam(db, role_id);
