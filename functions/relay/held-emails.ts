import { type HeldItem, heldEmailEntity } from '../../shared/delivery/email/held-email.ts';
import type { MailJob } from '../../shared/delivery/email/mail-job.ts';
import { entityOf, imagesOf, type StreamRecord } from './stream-record.ts';

/** Another attempt to send an email that was held back. */
interface HeldEmail {
  readonly job: MailJob;
  readonly from: StreamRecord;
}

/** Each attempt is queued once the sweep has released it; a repeated job sends the email once. */
export const heldEmails = (records: readonly StreamRecord[]): readonly HeldEmail[] =>
  records.flatMap((from) => {
    if (entityOf(from) !== heldEmailEntity) return [];
    const [before, after] = imagesOf<HeldItem>(from);
    if (!after || after.turn === before?.turn) return [];
    return [{ from, job: after.job }];
  });
