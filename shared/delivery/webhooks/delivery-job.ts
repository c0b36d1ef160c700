import * as z from 'zod';

/** One generation (`turn`) of a delivery to send. `slow` is set on the queue of slow endpoints. */
export const deliveryJob = z.object({
  team_id: z.string(),
  hub_id: z.string(),
  endpoint_id: z.string(),
  delivery_id: z.string(),
  turn: z.int(),
  slow: z.boolean().exactOptional(),
});
export type DeliveryJob = z.output<typeof deliveryJob>;
