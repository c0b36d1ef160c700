import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';

/** The domain event that asked for an email; absent in messages of earlier versions. */
interface RequestedByEvent {
  readonly asked_by?: string | undefined;
}

/** A letter to be written. It names whom it is for, never a token: that is made when the letter is sent. */
export type MailJob =
  | { readonly kind: 'magic_link'; readonly email: string; readonly slug: string; readonly return_url: string | null }
  | { readonly kind: 'password_reset'; readonly email: string }
  | { readonly kind: 'registration_attempt'; readonly email: string; readonly slug: string | null }
  | { readonly kind: 'contact_password_reset'; readonly email: string; readonly slug: string }
  | {
      /** What an unproved address had as a way in was ended: its owner is let in. */
      readonly kind: 'contact_access';
      readonly team_id: string;
      readonly contact_id: string;
      readonly hub_id: string | null;
      /** When it was; queued again for the same moment it is the same email. */
      readonly closed_at: string;
    }
  | {
      readonly kind: 'email_verification';
      readonly user_id: string;
      /** Queued again with the same id it is the same email. */
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
      /** Asked for again it is the same letter. */
      readonly letter_id: string;
    }
  | {
      /** The second subscription to a product was canceled; queued again for the same order it is the same email. */
      readonly kind: 'duplicate_subscription';
      readonly team_id: string;
      readonly hub_id: string;
      readonly order_id: string;
    }
  | {
      readonly kind: 'notification';
      readonly team_id: string;
      readonly contact_id: string;
      /** Asked for again it is the same letter. */
      readonly notification_id: string;
    };

/** Where letters wait to be written. */
export type MailQueue = Queue<MailJob>;

export const sqsMailQueue = sqsQueue<MailJob>;
