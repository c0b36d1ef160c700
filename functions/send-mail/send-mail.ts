import { emailedToken, type TokenKey } from '../../shared/accounts/identity/emailed-token.ts';
import { type IsPaused, pausedTeams } from '../../shared/accounts/teams/team-controls.ts';
import type { Email } from '../../shared/delivery/email/email.ts';
import { EMAILS_PER_DAY, type EmailsPerDay } from '../../shared/delivery/email/email-limits.ts';
import { emailLog } from '../../shared/delivery/email/email-log.ts';
import type { MailJob } from '../../shared/delivery/email/mail-job.ts';
import { mailJob } from '../../shared/delivery/email/mail-job.ts';
import { once } from '../../shared/delivery/email/once.ts';
import type { StatusReason } from '../../shared/delivery/email/status-reason.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { Step } from '../../shared/platform/db/transaction.ts';
import { limiter } from '../../shared/platform/limits/limiter.ts';
import { eachMessage, type MessageFailed } from '../../shared/platform/queue/messages.ts';
import { readJob } from '../../shared/platform/queue/read-job.ts';
import { checkRecipient } from './check-recipient.ts';
import { composeEmail } from './compose-email.ts';
import { heldEmails } from './held-emails.ts';
import { raiseHeldEmailsAlert } from './held-emails-alert.ts';
import type { ComposedEmail } from './mail-deps.ts';
import { reserveEmail } from './reserve-email.ts';
import { taskOf } from './task.ts';

export interface SendMailDeps {
  readonly db: Table;
  readonly email: Email;
  readonly publicOrigin: string;
  readonly tokenKey: TokenKey;
  readonly failed: MessageFailed;
  readonly perDay?: EmailsPerDay;
}

/** Sends an email if its recipient may get it and its limits allow it now. Otherwise it is held, or recorded as suppressed. */
const sendOrHold = async (
  {
    db,
    email: mailer,
    publicOrigin,
    isPaused,
    perDay = EMAILS_PER_DAY,
  }: SendMailDeps & { readonly isPaused: IsPaused },
  held: ReturnType<typeof heldEmails>,
  { job, email, done }: { readonly job: MailJob; readonly email: ComposedEmail; readonly done: Step },
  now: Date,
): Promise<'done' | 'later'> => {
  const { message, context } = email;
  const [before, { refused, isUnverified }] = await Promise.all([held.find(job), checkRecipient(db, email, now)]);
  const suppress = (reason: StatusReason) => {
    const steps = [done, ...held.removeSteps(before)];
    return emailLog(db).record({ ...context, to: message.to, status: 'suppressed', reason }, now, {
      steps,
      held: before,
    });
  };
  if (refused) {
    await suppress(refused);
    return 'done';
  }
  const limits = { db, limiter: limiter(db, publicOrigin), perDay, isPaused };
  const reservation = await reserveEmail(limits, { ...email, isUnverified }, now);
  if (reservation.allowed) {
    const steps = [done, ...held.removeSteps(before)];
    try {
      await mailer.send(message, context, { steps, held: before });
    } catch (error) {
      await reservation.release();
      throw error;
    }
    return 'done';
  }
  if (reservation.held) return held.hold(job, email, before, reservation, done);
  await raiseHeldEmailsAlert(db, context, reservation.reason, now);
  await suppress(reservation.reason);
  return 'done';
};

/** Sends the emails of a batch of queue messages: one per task, with the same token in every attempt. */
export const sendMail = (deps: SendMailDeps) => {
  const isPaused = pausedTeams(deps.db);
  return eachMessage(
    'mail',
    async ({ messageId, body }) => {
      const { db, publicOrigin, tokenKey } = deps;
      const [job, now] = [readJob(mailJob, body), new Date()];
      const task = taskOf(job) ?? messageId;
      const token = async () => emailedToken(await tokenKey(), task);
      const held = heldEmails(db, task, now);
      await once(db, task, now.getTime(), async (done) => {
        const email = await composeEmail(job, { db, publicOrigin, now, token });
        if (email) return sendOrHold({ ...deps, isPaused }, held, { job, email, done }, now);
        const before = await held.find(job);
        return before ? held.drop(before, 'no_longer_wanted', done) : 'done';
      });
    },
    deps.failed,
  );
};
