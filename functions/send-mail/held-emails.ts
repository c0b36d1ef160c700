import { isOfTeam } from '../../shared/delivery/email/email-kinds.ts';
import { emailLog } from '../../shared/delivery/email/email-log.ts';
import {
  type HeldEmail,
  type HeldItem,
  heldEmailEntity,
  heldKey,
  heldTtl,
  isExpired,
  nextAttempt,
} from '../../shared/delivery/email/held-email.ts';
import type { MailJob } from '../../shared/delivery/email/mail-job.ts';
import type { HoldReason, StatusReason } from '../../shared/delivery/email/status-reason.ts';
import { absent, exists } from '../../shared/platform/db/expression.ts';
import { attributesOf } from '../../shared/platform/db/item.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { Step } from '../../shared/platform/db/transaction.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import { raiseHeldEmailsAlert } from './held-emails-alert.ts';
import type { ComposedEmail } from './mail-deps.ts';

/** Why an email is held, and for how long at least, in seconds. */
interface Hold {
  readonly reason: HoldReason;
  readonly retryAfter: number;
}

/** The emails that are held until their team may send them. `task` identifies the email. */
export const heldEmails = (db: Table, task: string, now: Date) => {
  const log = emailLog(db);
  const removeStep = ({ team_id }: HeldEmail): Step => ({ remove: heldKey(team_id, task) });

  const begin = async (
    job: MailJob,
    { message, context }: ComposedEmail,
    team_id: string,
    hold: Hold,
  ): Promise<void> => {
    await raiseHeldEmailsAlert(db, context, hold.reason, now);
    const held: HeldEmail = { ...context, team_id, email_id: newId(), job, held_at: now.toISOString() };
    const row = { ...heldKey(team_id, task), ...nextAttempt(held, hold.retryAfter, now), ttl: heldTtl(held) };
    const put = { ...row, entity: heldEmailEntity, ...attributesOf(held) };
    const outcome = { ...context, to: message.to, status: 'queued', reason: hold.reason } as const;
    await log.record(outcome, now, { steps: [{ put, condition: absent() }] }, held.email_id);
  };

  return {
    /** The held email of a job, if an earlier attempt held it. */
    find: async (job: MailJob): Promise<HeldItem | undefined> =>
      'team_id' in job && isOfTeam(job.kind) ? db.get<HeldItem>(heldKey(job.team_id, task)) : undefined,

    /** The steps to write with the record of a held email that is sent. */
    removeSteps: (held: HeldEmail | undefined): readonly Step[] => (held ? [removeStep(held)] : []),

    /** Records a held email as suppressed when its recipient no longer gets it. */
    async drop(held: HeldEmail, reason: StatusReason, done: Step): Promise<'done'> {
      const { kind, team_id, hub_id, contact_id } = held;
      const outcome = { kind, team_id, hub_id, contact_id, to: '', status: 'suppressed', reason } as const;
      await log.record(outcome, now, { steps: [removeStep(held), done], held });
      return 'done';
    },

    /** Holds an email. One that has been held too long is suppressed. */
    async hold(job: MailJob, email: ComposedEmail, held: HeldItem | undefined, hold: Hold, done: Step) {
      const { team_id } = email.context;
      if (team_id === null) throw new Error('Account emails are never held');
      if (held && isExpired(held, now)) return this.drop(held, 'held_too_long', done);
      if (held) await db.update(heldKey(team_id, task), { set: nextAttempt(held, hold.retryAfter, now) }, exists());
      else await begin(job, email, team_id, hold);
      return 'later' as const;
    },
  };
};
