import * as z from 'zod';
import type { DeliveryJob } from '../../shared/delivery/webhooks/delivery-queue.ts';

const Job = z.object({
  team_id: z.string(),
  hub_id: z.string(),
  endpoint_id: z.string(),
  delivery_id: z.string(),
  turn: z.int(),
  slow: z.boolean().exactOptional(),
});

/** The job of a queue message. Throws for an unknown job, so that the message becomes a dead letter. */
export const readJob = (body: string): DeliveryJob => Job.parse(JSON.parse(body));
