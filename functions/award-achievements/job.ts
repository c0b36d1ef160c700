import * as z from 'zod';
import type { AwardJob } from '../../shared/engagement/achievements/award-queue.ts';
import { PublishedEventMessage } from '../../shared/platform/ledger/published-event-message.ts';

const Job = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('told'), told: PublishedEventMessage }),
  z.object({
    kind: z.literal('review'),
    team_id: z.string(),
    hub_id: z.string(),
    achievement_id: z.string(),
    after: z.string().nullable(),
  }),
]);

/** Throws on an unknown job, so that it reaches the dead-letter queue. */
export const readJob = (body: string): AwardJob => Job.parse(JSON.parse(body));
