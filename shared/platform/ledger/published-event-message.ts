import * as z from 'zod';

/** The part of an event that is published to a hub, as queues carry it: what happened in it, or to a contact of its team. */
export const publishedEvent = z.object({
  id: z.string(),
  type: z.string(),
  team_id: z.string(),
  hub_id: z.string(),
  resource_type: z.string(),
  resource_id: z.string(),
  actor: z.object({ type: z.enum(['user', 'api_key', 'contact', 'operator', 'system']), id: z.string() }).nullable(),
  at: z.iso.datetime(),
  changed: z.array(z.string()).readonly(),
  contact_id: z.string().exactOptional(),
  tag_id: z.string().exactOptional(),
});
export type PublishedEvent = z.output<typeof publishedEvent>;
