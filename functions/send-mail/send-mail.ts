import type { Table } from '../../shared/db/table.ts';
import { once } from '../../shared/email/delivery.ts';
import type { Email, Letter } from '../../shared/email/email.ts';
import { mailedToken, type TokenKey } from '../../shared/identity/mailed-token.ts';
import { eachMessage, type MessageFailed } from '../../shared/queue/messages.ts';
import { hasProvedOwner } from '../../shared/teams/proved-owner.ts';
import { readJob, taskOf } from './job.ts';
import { letterFor } from './letters.ts';
import type { Written } from './mail-deps.ts';

export interface MailRoom {
  readonly db: Table;
  readonly email: Email;
  readonly publicOrigin: string;
  readonly tokenKey: TokenKey;
  readonly failed: MessageFailed;
}

/** The email as it may be sent: in words of the team only where it is known who stands behind the team. */
const asProved = async (db: Table, { letter: { unproved, ...letter }, context }: Written): Promise<Letter> => {
  const isVouched = !unproved || context.team_id === null || (await hasProvedOwner(db, context.team_id));
  return isVouched ? letter : { ...letter, ...unproved };
};

/** Sends the emails that the queue asks for: one per task, and at every attempt with the same token. */
export const sendMail = ({ db, email, publicOrigin, tokenKey, failed }: MailRoom) =>
  eachMessage(async ({ messageId, body }) => {
    const [job, now] = [readJob(body), new Date()];
    const task = taskOf(job) ?? messageId;
    const token = async () => mailedToken(await tokenKey(), task);
    await once(db, task, now.getTime(), async (done) => {
      const written = await letterFor(job, { db, publicOrigin, now, token });
      if (written) await email.send(await asProved(db, written), written.context, done);
    });
  }, failed);
