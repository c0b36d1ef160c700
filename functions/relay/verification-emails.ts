import { type UserItem, userEntity } from '../../shared/accounts/identity/user-item.ts';
import type { MailJob } from '../../shared/delivery/email/mail-job.ts';
import { entityOf, imagesOf, type StreamRecord } from './stream-record.ts';

/** The verification email of a new user. */
interface VerificationEmail {
  readonly job: MailJob;
  readonly from: StreamRecord;
}

/** Each new user whose address is not proved yet is sent one verification email, however often the batch is relayed. */
export const verificationEmails = (records: readonly StreamRecord[]): readonly VerificationEmail[] =>
  records.flatMap((from) => {
    if (entityOf(from) !== userEntity) return [];
    const [before, user] = imagesOf<UserItem>(from);
    if (before || !user || user.address_proved_at !== undefined) return [];
    return [{ from, job: { kind: 'email_verification', user_id: user.id, request_id: 'registration' } }];
  });
