import type { MailJob } from '../../shared/delivery/email/mail-job.ts';
import type { ContactCredentialItem } from '../../shared/hubs/people/contacts/contact-credentials.ts';
import { contactCredentialEntity } from '../../shared/hubs/people/contacts/contact-credentials-key.ts';
import { entityOf, imagesOf, type StreamRecord } from './stream-record.ts';

/** The email to the owner of an address whose unproved credential was ended. */
interface ClosedCredentialEmail {
  readonly job: MailJob;
  readonly from: StreamRecord;
}

/** The team of a contact credential, which its key says. */
const teamOf = (pk: string): string | undefined => /^TEAM#([^#]+)#CONTACT_EMAIL#/.exec(pk)?.[1];

/** Each ended credential causes one email, however often the batch is relayed. */
export const closedCredentialEmails = (records: readonly StreamRecord[]): readonly ClosedCredentialEmail[] =>
  records.flatMap((from) => {
    if (entityOf(from) !== contactCredentialEntity) return [];
    const [before, after] = imagesOf<ContactCredentialItem>(from);
    const team_id = after && teamOf(after.pk);
    if (!team_id || after.closed_at === undefined || after.closed_at === before?.closed_at) return [];
    const { contact_id, closed_at, closed_for: hub_id = null } = after;
    return [{ from, job: { kind: 'contact_access', team_id, contact_id, hub_id, closed_at } }];
  });
