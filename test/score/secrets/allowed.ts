/** What a canary is: a secret, or a piece of personal data. */
export type Kind =
  | 'user_password'
  | 'member_password'
  | 'access_token'
  | 'refresh_token'
  | 'emailed_token'
  | 'api_key'
  | 'webhook_secret'
  | 'stream_ticket'
  | 'user_email'
  | 'user_name'
  | 'member_email'
  | 'member_name'
  | 'imported_email';

/**
 * The only places where each canary may be found: rows by their entity, emails by whether they go to the person,
 * responses by who asks. Secrets are in the one response that creates them, which is not searched.
 */
export const ALLOWED: Readonly<Record<Kind, readonly string[]>> = {
  user_password: [],
  member_password: [],
  access_token: [],
  refresh_token: [],
  emailed_token: ['email to the person'],
  api_key: [],
  webhook_secret: [],
  stream_ticket: [],
  user_email: ['row credential', 'row user', 'email to the person', 'response to the person', 'response to the team'],
  user_name: ['row user', 'row membership', 'response to the person', 'response to the team', 'response to members'],
  member_email: [
    ...['row contact', 'row contact_credential', 'row webhook_body', 'webhook', 'email to the person'],
    ...['response to the person', 'response to the team', 'row email'],
  ],
  member_name: [
    ...['row contact', 'row webhook_body', 'row search', 'webhook', 'response to the person'],
    ...['response to the team', 'response to members', 'email to the person'],
  ],
  /* The rows of an import wait in chunks, which expire. */
  imported_email: [
    ...['row contact', 'row contact_credential', 'row import_chunk', 'row email'],
    ...['response to the team', 'email to the person'],
  ],
};

/** Rows that keep data of an erased member for a declared time: the bodies of webhooks for 30 days, imported rows. */
export const EXPIRING: readonly string[] = ['row webhook_body', 'row import_chunk'];
