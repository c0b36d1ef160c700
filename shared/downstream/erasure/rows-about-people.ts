import { expiresAfter, keptBecause, notExported, ofContact, ofUser, type RowPolicy } from './row-policy.ts';

const DERIVED = notExported('The service derives it from rows that are exported.');
const SECRET = notExported('A credential or its hash is never exported.');
const PENDING = notExported('It is the state of a pending job.');
const NOT_INDEXED = notExported('No index leads from a contact to these rows.');

const WRITTEN = keptBecause('What a person wrote stays for the others and names a former member.');
const COUNTED = keptBecause('The counters beside it would no longer agree.');
const BOOKS = keptBecause('The books of the team need it.');
const BOOKS_WITH_ADDRESS = { ...BOOKS, hasEmailAddress: true } as const;
const SETTLED = keptBecause('The worker removes it when its time comes.');
const AUDIT = keptBecause('The ledger contains ids and attribute names, never values.');

/**
 * What the personal export contains of each kind of row about a person, and what erasure does with it. The names are
 * those of stored rows; some are old words (see test/words/README.md).
 */
export const ROWS_ABOUT_PEOPLE = {
  access_grant: ofContact('access_grants', 'afterwards'),
  achievement_due: ofContact(PENDING, SETTLED),
  activity: ofContact('activity', expiresAfter('90 days')),
  api_key: ofUser(notExported('A key belongs to the team; its creator is an id.'), keptBecause('The key still works.')),
  automation_enrollment: ofContact(DERIVED, COUNTED),
  automation_entry: ofContact('automations', 'afterwards'),
  /* An email of an automation. */
  automation_letter: ofContact('letters', 'afterwards'),
  automation_waiter: ofContact(PENDING, 'afterwards'),
  award: ofContact('awards', 'afterwards'),
  barred_address: ofContact(SECRET, keptBecause('A ban outlives the account. The address is a hash.')),
  billing: ofContact(DERIVED, BOOKS),
  callback: ofContact(NOT_INDEXED, { expires: '90 days', hasEmailAddress: true }),
  comment: ofContact('comments', WRITTEN),
  comment_viewer: ofContact('reactions', COUNTED),
  completion: ofContact('completions', 'afterwards'),
  contact: ofContact('profile', 'at once'),
  contact_credential: ofContact(SECRET, 'at once'),
  contact_pair: ofContact(NOT_INDEXED, keptBecause('The other contact may have blocked the erased one.')),
  contact_tag: ofContact('tags', 'afterwards'),
  content_removal: ofContact(
    notExported('What was removed is exported where it was written.'),
    keptBecause('It is the record of a decision of moderators. The member is an id.'),
  ),
  conversation: ofContact(notExported('The inbox entry is exported.'), WRITTEN),
  counted: ofContact(
    DERIVED,
    keptBecause('The worker removes it after the membership ended, with its share of the count.'),
  ),
  coupon_use: ofContact(DERIVED, BOOKS),
  credential: ofUser(SECRET, 'at once'),
  /* An action that is counted towards achievements. */
  deed: ofContact(notExported('The thing it counts is exported.'), 'afterwards'),
  discussion: { ...ofContact('discussions', WRITTEN), ...ofUser('discussions', WRITTEN) },
  discussion_viewer: ofContact('poll_votes', COUNTED),
  drip_override: ofContact('drip_overrides', 'afterwards'),
  email: { ...ofContact('emails', 'afterwards'), ...ofUser('emails', 'at once') },
  email_message: ofContact(notExported('The email is exported.'), expiresAfter('90 days')),
  email_suppression: { ...ofContact('suppressions', 'afterwards'), ...ofUser('suppressions', 'at once') },
  entitlement: ofContact('entitlements', BOOKS),
  event: { ...ofContact(notExported('The rows that changed are exported.'), AUDIT), ...ofUser('actions', AUDIT) },
  file: {
    ...ofContact(notExported('The media is exported.'), WRITTEN),
    ...ofUser(notExported('The media is exported.'), WRITTEN),
  },
  follow: ofContact('follows', 'afterwards'),
  held_email: ofContact(PENDING, SETTLED),
  hub_event: ofContact(
    notExported('The event is the hub’s; its host is an id.'),
    keptBecause('The event is the hub’s.'),
  ),
  hub_event_rsvp: ofContact('rsvps', COUNTED),
  hub_event_waiting: ofContact(notExported('The RSVP is exported.'), SETTLED),
  idempotency: ofContact(notExported('The stored response is sealed.'), expiresAfter('one day')),
  import_chunk: ofContact(NOT_INDEXED, { expires: '30 days', hasEmailAddress: true }),
  inbox_entry: ofContact('conversations', 'afterwards'),
  invitation: ofUser('invitations', 'at once'),
  invited: ofUser(notExported('The invitation is exported.'), 'at once'),
  known_hubs: ofContact(DERIVED, 'afterwards'),
  live_connection: ofContact(SECRET, expiresAfter('two hours')),
  live_listener: ofContact(NOT_INDEXED, expiresAfter('two hours')),
  media: { ...ofContact('uploads', WRITTEN), ...ofUser('uploads', WRITTEN) },
  member: ofContact(
    'memberships',
    keptBecause('The words of a former member need it, and a ban outlives the account.'),
  ),
  member_term: ofContact(PENDING, SETTLED),
  membership: ofUser('memberships', 'at once'),
  message: ofContact('messages', WRITTEN),
  newcomer: ofContact(DERIVED, 'afterwards'),
  notification: ofContact('notifications', 'afterwards'),
  notification_preferences: ofContact('notification_preferences', 'afterwards'),
  one_time_token: { ...ofContact(SECRET, expiresAfter('one day')), ...ofUser(SECRET, expiresAfter('one day')) },
  order: ofContact('orders', BOOKS_WITH_ADDRESS),
  person_place: ofContact(DERIVED, 'afterwards'),
  /* The rows that the other entries lead to are exported. */
  own_entry: ofContact('blocks', 'afterwards'),
  personal_export: { ...ofContact(PENDING, 'afterwards'), ...ofUser(PENDING, 'at once') },
  personal_export_part: { ...ofContact(PENDING, 'afterwards'), ...ofUser(PENDING, 'at once') },
  points: ofContact(DERIVED, 'afterwards'),
  post_mark: ofContact(DERIVED, COUNTED),
  portrait_upload: { ...ofContact(PENDING, 'afterwards'), ...ofUser(PENDING, expiresAfter('two days')) },
  removed_content: ofContact(NOT_INDEXED, expiresAfter('31 days')),
  report: ofContact('reports', keptBecause('Moderators decide on it. The reporter is an id.')),
  report_case: ofContact(
    notExported('The reports are exported.'),
    keptBecause('Moderators decide on it. The reporters are ids.'),
  ),
  session: { ...ofContact(SECRET, expiresAfter('30 days')), ...ofUser(SECRET, expiresAfter('30 days')) },
  space_member: ofContact('space_memberships', 'afterwards'),
  space_read: ofContact('space_reads', 'afterwards'),
  stream_entry: ofContact(notExported('The rows that changed are exported.'), AUDIT),
  stream_ticket: ofContact(SECRET, expiresAfter('20 minutes')),
  subscription: ofContact('subscriptions', BOOKS),
  subscription_end: ofContact(PENDING, SETTLED),
  /* A monthly counter of actions. */
  tally: ofContact(DERIVED, 'afterwards'),
  team_erasure: ofUser(notExported('It records the deletion of a team.'), expiresAfter('90 days')),
  user: ofUser('profile', 'at once'),
  user_team: ofUser(notExported('The membership is exported.'), 'at once'),
  warning: ofContact('warnings', 'afterwards'),
  webhook_body: ofContact(NOT_INDEXED, { expires: '30 days', hasEmailAddress: true }),
} as const satisfies Readonly<Record<string, RowPolicy>>;

type Rows = typeof ROWS_ABOUT_PEOPLE;

/** The kinds that contain personal data of a contact. */
export type ContactKind = { [K in keyof Rows]: Rows[K] extends { readonly contact: object } ? K : never }[keyof Rows];

/** The kinds that the background job removes after a contact was erased. */
export type ErasedAfterwards = {
  [K in keyof Rows]: Rows[K] extends { readonly contact: { readonly erased: 'afterwards' } } ? K : never;
}[keyof Rows];
