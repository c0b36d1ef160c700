import * as z from 'zod';
import type { PublishedEvent } from './published-event.ts';

/** A published event as a queue message. */
export const PublishedEventMessage = z.object({
  id: z.string(),
  type: z.string(),
  team_id: z.string(),
  hub_id: z.string(),
  resource_type: z.string(),
  resource_id: z.string(),
  actor: z.object({ type: z.enum(['user', 'api_key', 'contact', 'operator', 'system']), id: z.string() }).nullable(),
  at: z.iso.datetime(),
  changed: z.array(z.string()),
  contact_id: z.string().exactOptional(),
  tag_id: z.string().exactOptional(),
}) satisfies z.ZodType<PublishedEvent>;
