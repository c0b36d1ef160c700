import type { PublishedEvent } from '../../platform/ledger/published-event.ts';
import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';

/** How often a job is tried before it is set aside. */
export const AWARD_ATTEMPTS = 5;

/** Something to count, or members to look at for a rule that they did not know of. */
export type AwardJob =
  | { readonly kind: 'told'; readonly told: PublishedEvent }
  | {
      readonly kind: 'review';
      readonly team_id: string;
      readonly hub_id: string;
      readonly achievement_id: string;
      readonly after: string | null;
    };

/** Where they wait for a worker. */
export type AwardQueue = Queue<AwardJob>;

export const sqsAwardQueue = sqsQueue<AwardJob>;
