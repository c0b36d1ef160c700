import type { MailJob } from '../../shared/delivery/email/mail-job.ts';
import { type ContactItem, contactEntity } from '../../shared/hubs/people/contacts/contact-item.ts';
import { entityOf, imagesOf, type StreamRecord } from './stream-record.ts';

/** The emails of a requested change of an address. */
interface AddressChangeEmail {
  readonly job: MailJob;
  readonly from: StreamRecord;
}

/** The change that the new address may confirm: when it was requested; `undefined` without one. */
const confirmable = (contact: ContactItem | undefined): string | undefined =>
  contact?.pending_consent ? undefined : contact?.pending_since;

/**
 * Each request sends one email to the old address and one to the new, however often the batch is relayed. A change that
 * the holder of the old address must allow sends the one to the new address then.
 */
export const addressChangeEmails = (records: readonly StreamRecord[]): readonly AddressChangeEmail[] =>
  records.flatMap((from) => {
    if (entityOf(from) !== contactEntity) return [];
    const [before, after] = imagesOf<ContactItem>(from);
    const { pending_since: requested_at } = after ?? {};
    if (!after || requested_at === undefined) return [];
    const job = { team_id: after.team_id, contact_id: after.id, requested_at };
    const [isNew, isConfirmable] = [
      requested_at !== before?.pending_since,
      confirmable(after) !== undefined && confirmable(after) !== confirmable(before),
    ];
    return [
      ...(isNew ? [{ from, job: { kind: 'contact_email_notice' as const, ...job } }] : []),
      ...(isConfirmable ? [{ from, job: { kind: 'contact_email_proof' as const, ...job } }] : []),
    ];
  });
