import type { MailJob } from '../../shared/delivery/email/mail-job.ts';
import { emailVerification, invitation, passwordReset, registrationAttempt } from './account-emails.ts';
import { addressChange } from './address-change-emails.ts';
import { duplicateSubscription } from './duplicate-subscription-email.ts';
import { achievement, automation, eventSeat, notification } from './hub-emails.ts';
import type { ComposedEmail, MailDeps } from './mail-deps.ts';
import { contactAccess, contactPasswordReset, magicLink } from './member-access-emails.ts';

/** Composes the email of a job and stores its token. `undefined` if the email is no longer needed. */
export const composeEmail = (job: MailJob, deps: MailDeps): Promise<ComposedEmail | undefined> => {
  switch (job.kind) {
    case 'magic_link':
      return magicLink(job, deps);
    case 'password_reset':
      return passwordReset(job, deps);
    case 'registration_attempt':
      return registrationAttempt(job, deps);
    case 'contact_password_reset':
      return contactPasswordReset(job, deps);
    case 'contact_access':
      return contactAccess(job, deps);
    case 'contact_email_proof':
    case 'contact_email_notice':
      return addressChange(job, deps);
    case 'email_verification':
      return emailVerification(job, deps);
    case 'invitation':
      return invitation(job, deps);
    case 'event_seat':
      return eventSeat(job, deps);
    case 'achievement':
      return achievement(job, deps);
    case 'automation':
      return automation(job, deps);
    case 'notification':
      return notification(job, deps);
    case 'duplicate_subscription':
      return duplicateSubscription(job, deps);
  }
};
