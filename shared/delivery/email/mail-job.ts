import * as z from 'zod';

const text = z.string();
const ofTeam = { team_id: text };
const ofHub = { ...ofTeam, hub_id: text };
const ofContact = { ...ofTeam, contact_id: text };
const ofMember = { ...ofHub, contact_id: text };

/** The domain event that requested an email. Absent in messages of earlier versions. */
const byEvent = { asked_by: text.optional() };

/** The challenge of the browser that requested the email. Absent in messages of earlier versions. */
const bound = { code_challenge: text.nullish() };

/** An email to send. It never contains a token: that is created when the email is sent. */
export const mailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('magic_link'), email: text, slug: text, return_url: text.nullable(), ...bound }),
  z.object({ kind: z.literal('password_reset'), email: text }),
  z.object({ kind: z.literal('registration_attempt'), email: text, slug: text.nullable() }),
  z.object({ kind: z.literal('contact_password_reset'), email: text, slug: text, ...bound }),
  /**
   * The credential of an unverified address was closed. The email lets the owner of the address sign in. A repeated job
   * with the same time is the same email.
   */
  z.object({ kind: z.literal('contact_access'), ...ofContact, hub_id: text.nullable(), closed_at: text }),
  /**
   * The proof of a contact's new address, and the notice with an undo to the old one. A repeated job with the same time
   * is the same email.
   */
  z.object({ kind: z.enum(['contact_email_proof', 'contact_email_notice']), ...ofContact, requested_at: text }),
  /** A repeated job with the same id is the same email. */
  z.object({ kind: z.literal('email_verification'), user_id: text, request_id: text }),
  z.object({ kind: z.literal('invitation'), ...ofTeam, invitation_id: text, ...byEvent }),
  z.object({ kind: z.literal('event_seat'), ...ofMember, event_id: text, ...byEvent }),
  z.object({ kind: z.literal('achievement'), ...ofMember, achievement_id: text, ...byEvent }),
  /** A repeated job with the same id is the same email. The name is in queued messages and stored rows. */
  z.object({ kind: z.literal('automation'), ...ofMember, letter_id: text }),
  /** A second subscription to a product was canceled. A repeated job for the same order is the same email. */
  z.object({ kind: z.literal('duplicate_subscription'), ...ofHub, order_id: text }),
  /** A repeated job with the same id is the same email. */
  z.object({ kind: z.literal('notification'), ...ofContact, notification_id: text }),
]);
export type MailJob = z.output<typeof mailJob>;
