import type { Table } from '../../shared/db/table.ts';
import { once } from '../../shared/email/delivery.ts';
import type { Email } from '../../shared/email/email.ts';
import { readJob, taskOf } from './job.ts';
import { letterFor } from './letters.ts';

/** As much of a queue's event as is read. */
export interface QueueEvent {
  readonly Records: readonly { readonly messageId: string; readonly body: string }[];
}

export interface BatchResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

export interface MailRoom {
  readonly db: Table;
  readonly email: Email;
  readonly publicOrigin: string;
  /** Told of every message that has to come again. */
  failed(messageId: string, error: unknown): void;
}

/** Writes and sends what the queue asks for; a message whose letter was not sent comes again, and no other does. */
export const sendMail =
  ({ db, email, publicOrigin, failed }: MailRoom) =>
  async ({ Records }: QueueEvent): Promise<BatchResult> => {
    const now = new Date();
    const handle = async ({ messageId, body }: QueueEvent['Records'][number]): Promise<string | undefined> => {
      try {
        const job = readJob(body);
        await once(db, taskOf(job) ?? messageId, now.getTime(), async () => {
          const letter = await letterFor(job, { db, publicOrigin, now });
          if (letter) await email.send(letter);
        });
        return undefined;
      } catch (error) {
        failed(messageId, error);
        return messageId;
      }
    };
    const outcomes = await Promise.all(Records.map(handle));
    const again = outcomes.filter((id) => id !== undefined);
    return { batchItemFailures: again.map((itemIdentifier) => ({ itemIdentifier })) };
  };
