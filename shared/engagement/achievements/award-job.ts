import * as z from 'zod';
import { publishedEvent } from '../../platform/ledger/published-event-message.ts';

/** An event to count, or a page of members to review for a new rule. `told` is the name in queued messages. */
export const awardJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('told'), told: publishedEvent }),
  z.object({
    kind: z.literal('review'),
    team_id: z.string(),
    hub_id: z.string(),
    achievement_id: z.string(),
    after: z.string().nullable(),
  }),
]);
export type AwardJob = z.output<typeof awardJob>;
