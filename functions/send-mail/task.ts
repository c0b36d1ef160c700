import type { MailJob } from '../../shared/delivery/email/mail-job.ts';

/** Identifies the email of a job, the same for repeated jobs. `undefined`: the id of the message identifies it. */
export const taskOf = (job: MailJob): string | undefined => {
  switch (job.kind) {
    case 'magic_link':
    case 'password_reset':
    case 'registration_attempt':
    case 'contact_password_reset':
      return undefined;
    case 'email_verification':
      return `EMAIL_VERIFICATION#${job.user_id}#${job.request_id}`;
    case 'contact_access':
      return `CONTACT_ACCESS#${job.team_id}#${job.contact_id}#${job.closed_at}`;
    case 'contact_email_proof':
    case 'contact_email_notice':
      return `${job.kind.toUpperCase()}#${job.team_id}#${job.contact_id}#${job.requested_at}`;
    case 'automation':
      return `AUTOMATION#${job.letter_id}`;
    case 'notification':
      return `NOTIFICATION#${job.contact_id}#${job.notification_id}`;
    case 'duplicate_subscription':
      return `DUPLICATE_SUBSCRIPTION#${job.team_id}#${job.order_id}`;
    default:
      return job.asked_by && `EVENT#${job.asked_by}`;
  }
};
