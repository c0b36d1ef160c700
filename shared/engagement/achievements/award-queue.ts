import type { PublishedEvent } from '../../platform/ledger/published-event.ts';
import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';

/** Receives of a job before it goes to the dead-letter queue. */
export const AWARD_ATTEMPTS = 5;

/** An event to count, or a page of members to review for a new rule. `told` is the name in queued messages. */
export type AwardJob =
  | { readonly kind: 'told'; readonly told: PublishedEvent }
  | {
      readonly kind: 'review';
      readonly team_id: string;
      readonly hub_id: string;
      readonly achievement_id: string;
      readonly after: string | null;
    };

export type AwardQueue = Queue<AwardJob>;

export const sqsAwardQueue = sqsQueue<AwardJob>;
