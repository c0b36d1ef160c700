import { SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { LedgerEvent } from '../events/ledger.ts';

/** How often a message is received before it is set aside. */
export const AUTOMATION_ATTEMPTS = 5;

/** The longest that a queue keeps a message back, in ms. Whoever waits longer waits for the sweep. */
export const LONGEST_DELAY = 900_000;

/** As much of an event as automations look at. */
export type ToldEvent = Pick<
  LedgerEvent,
  'id' | 'type' | 'resource_type' | 'resource_id' | 'actor' | 'at' | 'changed' | 'contact_id' | 'tag_id'
> & { readonly team_id: string; readonly hub_id: string };

interface Of {
  readonly team_id: string;
  readonly hub_id: string;
  readonly automation_id: string;
}

/** One turn of an enrollment. */
export interface StepJob extends Of {
  readonly kind: 'step';
  readonly enrollment_id: string;
  readonly contact_id: string;
  readonly turn: number;
}

/** A page of something: where it begins. */
type After = Readonly<Record<string, string>> | null;

export type AutomationJob =
  | StepJob
  /** Something happened in the hub: whom it enrolls, and who has waited for it. */
  | { readonly kind: 'told'; readonly told: ToldEvent }
  /** The date has come that a version names: every member is enrolled. */
  | (Of & { readonly kind: 'members'; readonly version_int: number; readonly at: string; readonly after: After })
  /** It goes on after a pause: whoever was held is given a turn. Twice, for the index that names them may lag. */
  | (Of & { readonly kind: 'resume'; readonly since: string; readonly again: boolean; readonly after: After });

export interface DelayedJob {
  readonly job: AutomationJob;
  /** At most 900. */
  readonly delaySeconds: number;
}

/** Where jobs wait to be done; once `send` has returned, none of them is lost. */
export interface AutomationQueue {
  send(jobs: readonly DelayedJob[]): Promise<void>;
}

const TOGETHER = 10;

/** JSON in ASCII: a queue refuses a message with some signs of Unicode (SQS, `SendMessage`). */
const plainJson = (job: AutomationJob): string =>
  JSON.stringify(job).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Ten messages a request; where one of them is refused the call rejects, and sending all of them again does no harm.
 */
export const sqsAutomationQueue = (client: SQSClient, QueueUrl: string): AutomationQueue => ({
  async send(jobs) {
    const batches = Array.from({ length: Math.ceil(jobs.length / TOGETHER) }, (_, nth) =>
      jobs.slice(nth * TOGETHER, (nth + 1) * TOGETHER),
    );
    const answers = await Promise.all(
      batches.map((batch) => {
        const Entries = batch.map(({ job, delaySeconds }, nth) => ({
          Id: String(nth),
          MessageBody: plainJson(job),
          DelaySeconds: delaySeconds,
        }));
        return client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
      }),
    );
    const refused = answers.flatMap(({ Failed = [] }) => Failed);
    if (refused.length > 0) throw new Error(`The queue refused ${refused.length} jobs: ${refused[0]?.Code}`);
  },
});
