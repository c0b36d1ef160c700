import * as z from 'zod';
import { singleLine } from '../../platform/text/single-line.ts';

/** The profile of a user in one team. */
export const UserChange = z
  .object({
    name: singleLine(z.string().trim().min(1).max(120)),
    title: singleLine(z.string().max(120)).nullable(),
    bio: z.string().max(2000).nullable(),
    role_id: z.uuid(),
  })
  .partial();
