import type { HeldItem } from '../../shared/delivery/email/held-email.ts';
import type { MailJob } from '../../shared/delivery/email/mail-queue.ts';
import { entityOf, imagesOf, type StreamRecord } from './stream-record.ts';

/** Another attempt to send an email that was held back. */
interface HeldNews {
  readonly job: MailJob;
  readonly from: StreamRecord;
}

/** Each attempt is asked for once the sweep allows it; asked for again, the email is still sent once. */
export const heldNews = (records: readonly StreamRecord[]): readonly HeldNews[] =>
  records.flatMap((from) => {
    if (entityOf(from) !== 'held_email') return [];
    const [before, after] = imagesOf<HeldItem>(from);
    if (!after || after.turn === before?.turn) return [];
    return [{ from, job: after.job }];
  });
