import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { Told } from './told.ts';

/** How often a job is tried before it is set aside. */
export const AWARD_ATTEMPTS = 5;

/** Something to count, or members to look at for a rule that they did not know of. */
export type AwardJob =
  | { readonly kind: 'told'; readonly told: Told }
  | {
      readonly kind: 'review';
      readonly team_id: string;
      readonly hub_id: string;
      readonly achievement_id: string;
      readonly after: string | null;
    };

/** Where jobs wait to be done; once `send` has returned, one is not lost. */
export interface AwardQueue {
  send(job: AwardJob): Promise<void>;
}

/** JSON in ASCII: a queue refuses a message with some signs of Unicode (SQS, `SendMessage`). */
const plainJson = (job: AwardJob): string =>
  JSON.stringify(job).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const sqsAwardQueue = (client: SQSClient, queueUrl: string): AwardQueue => ({
  async send(job) {
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: plainJson(job) }));
  },
});
