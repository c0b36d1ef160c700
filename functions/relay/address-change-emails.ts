import type { MailJob } from '../../shared/delivery/email/mail-queue.ts';
import type { ContactItem } from '../../shared/hubs/people/contacts/contact-item.ts';
import { entityOf, imagesOf, type StreamRecord } from './stream-record.ts';

/** The emails of a requested change of a proved address. */
interface AddressChangeEmail {
  readonly job: MailJob;
  readonly from: StreamRecord;
}

/** Each request sends one email to the new address and one to the old, however often the batch is relayed. */
export const addressChangeEmails = (records: readonly StreamRecord[]): readonly AddressChangeEmail[] =>
  records.flatMap((from) => {
    if (entityOf(from) !== 'contact') return [];
    const [before, after] = imagesOf<ContactItem>(from);
    const { pending_since: requested_at } = after ?? {};
    if (!after || requested_at === undefined || requested_at === before?.pending_since) return [];
    const change = { team_id: after.team_id, contact_id: after.id, requested_at };
    return (['contact_email_notice', 'contact_email_proof'] as const).map((kind) => ({
      from,
      job: { kind, ...change },
    }));
  });
