import { contact, expires, kept, none, type RowPolicy, user } from './row-policy.ts';

const DERIVED = none('The service derives it from rows that are exported.');
const SECRET = none('A credential or its hash is never exported.');
const PENDING = none('It is the state of a pending job.');
const NOT_INDEXED = none('No index leads from a contact to these rows.');

const WRITTEN = kept('What a person wrote stays for the others and names a former member.');
const COUNTED = kept('The counters beside it would no longer agree.');
const BOOKS = kept('The books of the team need it.');
const BOOKS_WITH_ADDRESS = { ...BOOKS, address: true } as const;
const SETTLED = kept('The worker removes it when its time comes.');
const AUDIT = kept('The ledger contains ids and attribute names, never values.');

/**
 * What the personal export contains of each kind of row about a person, and what erasure does with it. The names are
 * those of stored rows, some of them older than the glossary.
 */
export const ROWS_ABOUT_PEOPLE = {
  access_grant: contact('access_grants', 'afterwards'),
  achievement_due: contact(PENDING, SETTLED),
  activity: contact('activity', expires('90 days')),
  api_key: user(none('A key belongs to the team; its creator is an id.'), kept('The key still works.')),
  automation_enrollment: contact(DERIVED, COUNTED),
  automation_entry: contact('automations', 'afterwards'),
  /* An email of an automation. */
  automation_letter: contact('letters', 'afterwards'),
  automation_waiter: contact(PENDING, 'afterwards'),
  award: contact('awards', 'afterwards'),
  barred_address: contact(SECRET, kept('A ban outlives the account. The address is a hash.')),
  billing: contact(DERIVED, BOOKS),
  callback: contact(NOT_INDEXED, { expires: '90 days', address: true }),
  comment: contact('comments', WRITTEN),
  comment_viewer: contact('reactions', COUNTED),
  completion: contact('completions', 'afterwards'),
  contact: contact('profile', 'at once'),
  contact_credential: contact(SECRET, 'at once'),
  contact_pair: contact(NOT_INDEXED, kept('The other contact may have blocked the erased one.')),
  contact_tag: contact('tags', 'afterwards'),
  conversation: contact(none('The inbox entry is exported.'), WRITTEN),
  coupon_use: contact(DERIVED, BOOKS),
  credential: user(SECRET, 'at once'),
  /* An action that is counted towards achievements. */
  deed: contact(none('The thing it counts is exported.'), 'afterwards'),
  discussion: { ...contact('discussions', WRITTEN), ...user('discussions', WRITTEN) },
  discussion_viewer: contact('poll_votes', COUNTED),
  drip_override: contact('drip_overrides', 'afterwards'),
  email: { ...contact('emails', 'afterwards'), ...user('emails', 'at once') },
  email_message: contact(none('The email is exported.'), expires('90 days')),
  email_suppression: { ...contact('suppressions', 'afterwards'), ...user('suppressions', 'at once') },
  entitlement: contact('entitlements', BOOKS),
  event: { ...contact(none('The rows that changed are exported.'), AUDIT), ...user('actions', AUDIT) },
  file: { ...contact(none('The media is exported.'), WRITTEN), ...user(none('The media is exported.'), WRITTEN) },
  follow: contact('follows', 'afterwards'),
  held_email: contact(PENDING, SETTLED),
  hub_event: contact(none('The event is the hub’s; its host is an id.'), kept('The event is the hub’s.')),
  hub_event_rsvp: contact('rsvps', COUNTED),
  hub_event_waiting: contact(none('The RSVP is exported.'), SETTLED),
  idempotency: contact(none('The stored response is sealed.'), expires('one day')),
  import_chunk: contact(NOT_INDEXED, { expires: '30 days', address: true }),
  inbox_entry: contact('conversations', 'afterwards'),
  invitation: user('invitations', 'at once'),
  invited: user(none('The invitation is exported.'), 'at once'),
  media: { ...contact('uploads', WRITTEN), ...user('uploads', WRITTEN) },
  member: contact('memberships', kept('The words of a former member need it, and a ban outlives the account.')),
  member_term: contact(PENDING, SETTLED),
  membership: user('memberships', 'at once'),
  message: contact('messages', WRITTEN),
  notification: contact('notifications', 'afterwards'),
  notification_preferences: contact('notification_preferences', 'afterwards'),
  one_time_token: { ...contact(SECRET, expires('one hour')), ...user(SECRET, expires('one hour')) },
  order: contact('orders', BOOKS_WITH_ADDRESS),
  personal_export: { ...contact(PENDING, 'afterwards'), ...user(PENDING, 'at once') },
  personal_export_part: { ...contact(PENDING, 'afterwards'), ...user(PENDING, 'at once') },
  points: contact(DERIVED, 'afterwards'),
  portrait_upload: { ...contact(PENDING, 'afterwards'), ...user(PENDING, expires('two days')) },
  report: contact('reports', kept('Moderators decide on it. The reporter is an id.')),
  session: { ...contact(SECRET, expires('30 days')), ...user(SECRET, expires('30 days')) },
  space_member: contact('space_memberships', 'afterwards'),
  stream_entry: contact(none('The rows that changed are exported.'), AUDIT),
  stream_ticket: contact(SECRET, expires('20 minutes')),
  subscription: contact('subscriptions', BOOKS),
  subscription_end: contact(PENDING, SETTLED),
  /* A monthly counter of actions. */
  tally: contact(DERIVED, 'afterwards'),
  user: user('profile', 'at once'),
  user_team: user(none('The membership is exported.'), 'at once'),
  warning: contact('warnings', 'afterwards'),
  webhook_body: contact(NOT_INDEXED, { expires: '30 days', address: true }),
} as const satisfies Readonly<Record<string, RowPolicy>>;

type Rows = typeof ROWS_ABOUT_PEOPLE;

/** The kinds that contain personal data of a contact. */
export type ContactKind = { [K in keyof Rows]: Rows[K] extends { readonly contact: object } ? K : never }[keyof Rows];

/** The kinds that the background job removes after a contact was erased. */
export type ErasedAfterwards = {
  [K in keyof Rows]: Rows[K] extends { readonly contact: { readonly erased: 'afterwards' } } ? K : never;
}[keyof Rows];
