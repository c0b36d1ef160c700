import type { Table } from '../../shared/db/table.ts';
import { once } from '../../shared/email/delivery.ts';
import type { Email } from '../../shared/email/email.ts';
import { eachMessage, type MessageFailed } from '../../shared/queue/messages.ts';
import { readJob, taskOf } from './job.ts';
import { letterFor } from './letters.ts';

export interface MailRoom {
  readonly db: Table;
  readonly email: Email;
  readonly publicOrigin: string;
  readonly failed: MessageFailed;
}

/** Writes and sends what the queue asks for. */
export const sendMail = ({ db, email, publicOrigin, failed }: MailRoom) =>
  eachMessage(async ({ messageId, body }) => {
    const [job, now] = [readJob(body), new Date()];
    await once(db, taskOf(job) ?? messageId, now.getTime(), async () => {
      const letter = await letterFor(job, { db, publicOrigin, now });
      if (letter) await email.send(letter);
    });
  }, failed);
