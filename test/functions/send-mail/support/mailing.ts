import { heldEmails } from '../../../../functions/relay/held-emails.ts';
import { sendMail } from '../../../../functions/send-mail/send-mail.ts';
import { adminAlerts } from '../../../../shared/accounts/alerts/admin-alerts.ts';
import type { EmailMessage } from '../../../../shared/delivery/email/email.ts';
import type { EmailsPerDay } from '../../../../shared/delivery/email/email-limits.ts';
import { emails } from '../../../../shared/delivery/email/emails.ts';
import { releaseHeldEmails } from '../../../../shared/delivery/email/held-email.ts';
import type { MailJob } from '../../../../shared/delivery/email/mail-job.ts';
import { trackedEmail } from '../../../../shared/delivery/email/tracked-email.ts';
import { automationEmailRow } from '../../../../shared/downstream/automations/automation-email-item.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { changesOf } from '../../../support/changes.ts';
import { proveAddressOf } from '../../../support/prove-address.ts';
import type { TestService } from '../../../support/service.ts';
import type { Tenant } from '../../../support/world.ts';

export const SUBJECT = 'Your account is locked: https://evil.example';

const PAGE = { limit: 100, after: undefined };

/** A worker that sends the emails of one team, with the sweep and relay of held emails. */
export const mailingOf = async (
  service: TestService<undefined>,
  { id: team_id, hub: hub_id, member }: Tenant,
  perDay?: EmailsPerDay,
) => {
  const { db } = service;
  await proveAddressOf(db, team_id, member.id);
  const sent: EmailMessage[] = [];
  let failures = 0;
  const send = async (message: EmailMessage): Promise<string> => {
    failures -= 1;
    if (failures >= 0) throw new Error('the provider is unreachable');
    sent.push(message);
    return newId();
  };
  const work = sendMail({
    db,
    publicOrigin: 'https://hub.test',
    tokenKey: async () => 'token key',
    email: trackedEmail(db, { provider: 'ses', send }, () => new Date()),
    failed: () => undefined,
    ...(perDay && { perDay }),
  });
  const changes = changesOf(service.store);
  const receive = async (job: MailJob): Promise<number> =>
    (await work({ Records: [{ messageId: newId(), body: JSON.stringify(job) }] })).batchItemFailures.length;

  return {
    sent,
    receive,
    failNext: (times: number) => {
      failures = times;
    },
    /** Stores an email of an automation to the member; returns its job. */
    async createEmail(): Promise<MailJob> {
      const ids = { team_id, hub_id, contact_id: member.id };
      const letter_id = newId();
      const row = { id: letter_id, ...ids, subject: SUBJECT, body: 'Sign in.', created_at: new Date().toISOString() };
      await db.put(automationEmailRow(row));
      return { kind: 'automation', ...ids, letter_id };
    },
    /** Releases the held emails that are due, and receives their jobs; returns how many. */
    async retryHeld(): Promise<number> {
      await changes();
      await releaseHeldEmails(db, new Date());
      const jobs = heldEmails(await changes());
      for (const { job } of jobs) await receive(job);
      return jobs.length;
    },
    listed: async () => (await emails(db, { team: team_id, hub: hub_id }).list({}, PAGE)).items,
    alerts: async () => (await adminAlerts(db, team_id).list(PAGE)).items,
  };
};
