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

/** What a message asks for; throws on one that asks for nothing known, so that it is set aside and seen. */
export const readJob = (body: string): AwardJob => Job.parse(JSON.parse(body));
