import { mailedToken, type TokenKey } from '../../shared/accounts/identity/mailed-token.ts';
import { once } from '../../shared/delivery/email/delivery.ts';
import type { Email } from '../../shared/delivery/email/email.ts';
import { EMAILS_PER_DAY, type EmailsPerDay } from '../../shared/delivery/email/email-limits.ts';
import { emailLog } from '../../shared/delivery/email/email-log.ts';
import type { MailJob } from '../../shared/delivery/email/mail-queue.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { Step } from '../../shared/platform/db/transaction.ts';
import { limiter } from '../../shared/platform/limits/limiter.ts';
import { eachMessage, type MessageFailed } from '../../shared/platform/queue/messages.ts';
import { raiseHeldEmailsAlert } from './alert-of-held.ts';
import { reserveEmail } from './email-room.ts';
import { heldEmails } from './held-emails.ts';
import { readJob, taskOf } from './job.ts';
import { composeEmail } from './letters.ts';
import type { ComposedEmail } from './mail-deps.ts';

export interface SendMailDeps {
  readonly db: Table;
  readonly email: Email;
  readonly publicOrigin: string;
  readonly tokenKey: TokenKey;
  readonly failed: MessageFailed;
  readonly perDay?: EmailsPerDay;
}

/** Sends an email where its limits allow it now; otherwise it waits, or is recorded as not sent. */
const sendOrHold = async (
  { db, email, publicOrigin, perDay = EMAILS_PER_DAY }: SendMailDeps,
  held: ReturnType<typeof heldEmails>,
  { job, written, done }: { readonly job: MailJob; readonly written: ComposedEmail; readonly done: Step },
  now: Date,
): Promise<'done' | 'later'> => {
  const { message: letter, context } = written;
  const before = await held.find(job);
  const room = await reserveEmail({ db, limiter: limiter(db, publicOrigin), perDay }, written, now);
  if (room.mayGo) {
    const together = [done, ...held.removeSteps(before)];
    try {
      await email.send(letter, context, { steps: together, held: before });
    } catch (error) {
      await room.giveBack();
      throw error;
    }
    return 'done';
  }
  if (room.reason !== 'sign_in_limit') return held.hold(job, written, before, room, done);
  await raiseHeldEmailsAlert(db, context, room.reason, now);
  await emailLog(db).record({ ...context, to: letter.to, status: 'suppressed' }, now, { steps: [done] });
  return 'done';
};

/** Sends the emails that the queue asks for: one per task, and at every attempt with the same token. */
export const sendMail = (room: SendMailDeps) =>
  eachMessage(async ({ messageId, body }) => {
    const { db, publicOrigin, tokenKey } = room;
    const [job, now] = [readJob(body), new Date()];
    const task = taskOf(job) ?? messageId;
    const token = async () => mailedToken(await tokenKey(), task);
    const held = heldEmails(db, task, now);
    await once(db, task, now.getTime(), async (done) => {
      const written = await composeEmail(job, { db, publicOrigin, now, token });
      if (written) return sendOrHold(room, held, { job, written, done }, now);
      const before = await held.find(job);
      return before ? held.drop(before, done) : 'done';
    });
  }, room.failed);
