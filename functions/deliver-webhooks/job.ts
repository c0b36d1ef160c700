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

/** What a message asks for; throws on one that asks for nothing known, so that it is set aside and seen. */
export const readJob = (body: string): DeliveryJob => Job.parse(JSON.parse(body));
