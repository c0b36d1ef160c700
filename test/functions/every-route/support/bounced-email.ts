import { emailLog } from '../../../../shared/delivery/email/email-log.ts';
import { suppressions } from '../../../../shared/delivery/email/suppressions.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import type { Tenant } from '../../../support/world.ts';

/** A bounced email to the tenant's member, and the suppression that it caused. */
export const bouncedEmail = async (db: Table, { id: team_id, hub: hub_id, member }: Tenant) => {
  const [log, now, to] = [emailLog(db), new Date(), `bounced-${newId()}@example.com`];
  const message = { provider: 'ses', message_id: newId() };
  const context = { kind: 'event_seat', team_id, hub_id, contact_id: member.id } as const;
  await log.record({ ...context, to, status: 'sent', message }, now);
  const email = await log.get(message.provider, message.message_id);
  if (!email) throw new Error('The email was not recorded');
  await db.transact(await suppressions(db, team_id).stepsFor(email, 'bounced', now.toISOString(), now));
  const suppression = await suppressions(db, team_id).byAddress(to);
  if (!suppression) throw new Error('The address was not suppressed');
  return { email_id: email.id, suppression_id: suppression.id };
};
