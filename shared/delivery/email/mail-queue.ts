import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';

/** The domain event that requested an email. Absent in messages of earlier versions. */
interface RequestedByEvent {
  readonly asked_by?: string | undefined;
}

/** The challenge of the browser that requested the email. Absent in messages of earlier versions. */
interface BoundRequest {
  readonly code_challenge?: string | null | undefined;
}

/** An email to send. It never contains a token: that is created when the email is sent. */
export type MailJob =
  | (BoundRequest & {
      readonly kind: 'magic_link';
      readonly email: string;
      readonly slug: string;
      readonly return_url: string | null;
    })
  | { readonly kind: 'password_reset'; readonly email: string }
  | { readonly kind: 'registration_attempt'; readonly email: string; readonly slug: string | null }
  | (BoundRequest & { readonly kind: 'contact_password_reset'; readonly email: string; readonly slug: string })
  | {
      /** The credential of an unverified address was closed. The email lets the owner of the address sign in. */
      readonly kind: 'contact_access';
      readonly team_id: string;
      readonly contact_id: string;
      readonly hub_id: string | null;
      /** When the credential was closed. A repeated job with the same time is the same email. */
      readonly closed_at: string;
    }
  | {
      /** The proof of a contact's new address, and the notice with an undo to the old one. */
      readonly kind: 'contact_email_proof' | 'contact_email_notice';
      readonly team_id: string;
      readonly contact_id: string;
      /** A repeated job with the same time is the same email. */
      readonly requested_at: string;
    }
  | {
      readonly kind: 'email_verification';
      readonly user_id: string;
      /** A repeated job with the same id is the same email. */
      readonly request_id: string;
    }
  | (RequestedByEvent & { readonly kind: 'invitation'; readonly team_id: string; readonly invitation_id: string })
  | (RequestedByEvent & {
      readonly kind: 'event_seat';
      readonly team_id: string;
      readonly hub_id: string;
      readonly event_id: string;
      readonly contact_id: string;
    })
  | (RequestedByEvent & {
      readonly kind: 'achievement';
      readonly team_id: string;
      readonly hub_id: string;
      readonly contact_id: string;
      readonly achievement_id: string;
    })
  | {
      readonly kind: 'automation';
      readonly team_id: string;
      readonly hub_id: string;
      readonly contact_id: string;
      /** A repeated job with the same id is the same email. The name is in queued messages and stored rows. */
      readonly letter_id: string;
    }
  | {
      /** A second subscription to a product was canceled. A repeated job for the same order is the same email. */
      readonly kind: 'duplicate_subscription';
      readonly team_id: string;
      readonly hub_id: string;
      readonly order_id: string;
    }
  | {
      readonly kind: 'notification';
      readonly team_id: string;
      readonly contact_id: string;
      /** A repeated job with the same id is the same email. */
      readonly notification_id: string;
    };

export type MailQueue = Queue<MailJob>;

export const sqsMailQueue = sqsQueue<MailJob>;
