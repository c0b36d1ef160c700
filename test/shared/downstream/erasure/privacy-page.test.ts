import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OWNER_ACCESS_SECONDS } from '../../../../functions/send-mail/owner-access.ts';
import { MAGIC_LINK_SECONDS } from '../../../../shared/access/sign-in/magic-link.ts';
import { VERIFICATION_SECONDS } from '../../../../shared/accounts/identity/email-verification.ts';
import { oneTimeTokenKind, RESET_SECONDS } from '../../../../shared/accounts/identity/one-time-tokens.ts';
import type { PersonalDataPolicy } from '../../../../shared/platform/db/personal-data.ts';
import { KINDS } from '../../../support/rows.ts';

const page = readFileSync('infra/docs/pages/explanation/privacy.md', 'utf8');

/** The first and the second cell of the rows of a table that follows a sentence of the page. */
const tableAfter = (sentence: string): ReadonlyMap<string, string> => {
  const [, rest = ''] = page.split(sentence);
  const [table = ''] = rest.split(/\n\n(?!\|)/).filter((part) => part.includes('|---|---|'));
  const cells = [...table.matchAll(/^\| (.+?) \| (.+?) \|$/gm)].map(([, first = '', second = '']) => [first, second]);
  return new Map(cells as [string, string][]);
};

const WITHOUT_LIMIT = tableAfter('What stays without a limit');
const FOR_A_TIME = tableAfter('What stays for a time');

/** Where the page names each kind that an erasure leaves: words of the first cell of a row. */
const NAMED: Readonly<Record<string, string>> = {
  achievement_due: 'checks of achievements',
  activity: 'activity that a client reported',
  api_key: 'API keys',
  automation_enrollment: 'runs of automations',
  barred_address: 'a hash of the address',
  billing: 'subscriptions',
  callback: 'callbacks of payment',
  comment: 'comments',
  comment_viewer: 'reactions',
  contact_pair: 'a block',
  content_removal: 'removals of content',
  conversation: 'conversations',
  counted: 'shares in member counts',
  coupon_use: 'uses of coupons',
  discussion: 'discussions',
  discussion_viewer: 'votes',
  email_message: 'to its email',
  entitlement: 'entitlements',
  event: 'the audit log',
  file: 'their files',
  held_email: 'held emails',
  hub_event: 'events of a hub',
  hub_event_rsvp: 'RSVPs',
  hub_event_waiting: 'waitlist places',
  idempotency: 'idempotency keys',
  import_chunk: 'rows of an import',
  live_connection: 'open connections',
  live_listener: 'open connections',
  media: 'uploads',
  member: 'memberships, with `status: removed`',
  member_term: 'ends of memberships',
  message: 'sent messages',
  one_time_token: 'emailed tokens',
  order: 'orders',
  portrait_upload: 'portrait',
  post_mark: 'reactions',
  removed_content: 'removed content',
  report: 'reports',
  report_case: 'report cases',
  session: 'sessions',
  stream_entry: 'the event stream',
  stream_ticket: 'tickets of the event stream',
  subscription: 'subscriptions',
  subscription_end: 'of subscriptions',
  team_erasure: 'the progress of a team',
  webhook_body: 'bodies of webhooks',
};

/** Kept rows that a worker removes at their time are in the second table. */
const SETTLED = ['achievement_due', 'counted', 'held_email', 'hub_event_waiting', 'member_term', 'subscription_end'];

const left = [...KINDS].flatMap(([kind, { person }]) =>
  [person.contact, person.user]
    .filter((policy): policy is PersonalDataPolicy => policy !== undefined)
    .flatMap(({ erased }) => (typeof erased === 'string' ? [] : [[kind, erased] as const])),
);

test('the page about privacy names every kind of row that an erasure leaves, and no other', () => {
  expect(Object.keys(NAMED).toSorted()).toEqual([...new Set(left.map(([kind]) => kind))].toSorted());
});

/** What the second column has for a kind: nothing certain for rows that stay, otherwise its limit. */
const limitOf = (kind: string, erased: (typeof left)[number][1]): RegExp => {
  if (!('expires' in erased)) return SETTLED.includes(kind) ? /when it is due/ : /./;
  return new RegExp(['one hour', '20 minutes'].includes(erased.expires) ? 'two hours' : erased.expires);
};

test.each(left)('%s is in the table for its limit', (kind, erased) => {
  const forATime = 'expires' in erased || SETTLED.includes(kind);
  const rows = [...(forATime ? FOR_A_TIME : WITHOUT_LIMIT)];
  const words = NAMED[kind] ?? kind;
  const row = rows.find(([stays]) => stays.includes(words));
  expect(row, `${kind}: ${words}`).toBeDefined();
  const [stays = '', until = ''] = row ?? [];
  if (erased.hasEmailAddress) expect(stays).toMatch(/address/);
  expect(until).toMatch(limitOf(kind, erased));
});

test('emailed tokens, which are valid for a day at most, are kept for the time in the register', () => {
  const longest = Math.max(OWNER_ACCESS_SECONDS, VERIFICATION_SECONDS, RESET_SECONDS, MAGIC_LINK_SECONDS);
  expect(longest).toBe(24 * 60 * 60);
  for (const { erased } of Object.values(oneTimeTokenKind.person)) expect(erased).toEqual({ expires: 'one day' });
});
