import * as z from 'zod';
import type { AwardJob } from '../../shared/achievements/award-queue.ts';

const Told = z.object({
  id: z.string(),
  type: z.string(),
  team_id: z.string(),
  hub_id: z.string(),
  resource_type: z.string(),
  resource_id: z.string(),
  actor: z.object({ type: z.enum(['user', 'api_key', 'contact', 'system']), id: z.string() }).nullable(),
  at: z.iso.datetime(),
  changed: z.array(z.string()),
  contact_id: z.string().exactOptional(),
});

const Job = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('told'), told: Told }),
  z.object({
    kind: z.literal('review'),
    team_id: z.string(),
    hub_id: z.string(),
    achievement_id: z.string(),
    after: z.string().nullable(),
  }),
]);

/** What a message asks for; throws on one that asks for nothing known, so that it is set aside and seen. */
export const readJob = (body: string): AwardJob => Job.parse(JSON.parse(body));
