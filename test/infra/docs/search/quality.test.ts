import { expect, it } from 'vitest';
import { operatePage } from '../../support/operate-page.ts';
import { HELD_OUT } from './held-out.ts';
import type { Question } from './question.ts';
import { QUESTIONS } from './questions.ts';
import { entries, pathsFor } from './world.ts';

const paths = new Set(entries.map(({ path }) => path));
const all = [...QUESTIONS, ...HELD_OUT];

/** The part of the questions with an answer in the first three results. */
const answered = (questions: readonly Question[]): number =>
  questions.filter(([words, ...answers]) =>
    pathsFor(words)
      .slice(0, 3)
      .some((path) => answers.includes(path)),
  ).length / questions.length;

it('there are 60 different questions, and each acceptable answer exists', () => {
  expect(new Set(all.map(([words]) => words)).size).toBe(60);
  expect(all.flatMap(([, ...answers]) => answers).filter((path) => !paths.has(path))).toEqual([]);
  expect(all.filter(([, ...answers]) => answers.length < 1 || answers.length > 3)).toEqual([]);
});

it('nine of ten questions are answered in the first three results, also among those held out from tuning', () => {
  expect(answered(all)).toBeGreaterThanOrEqual(0.9);
  expect(answered(HELD_OUT)).toBeGreaterThanOrEqual(0.9);
});

it.each(['outbound hosts', 'proxy', 'allow list', 'egress', 'IP addresses'])(
  'a network administrator who searches “%s” finds the page about the network',
  (words) => {
    expect(pathsFor(words)[0]).toMatch(/^\/docs\/operate\/network/);
  },
);

it.each(['revenue', 'sales', 'income', 'earnings', 'how much did we earn', 'export orders as csv'])(
  'a seller who searches “%s” finds the page about orders and revenue',
  (words) => {
    expect(pathsFor(words)[0]).toMatch(/^\/docs\/how-to\/revenue/);
  },
);

it.each(['workshop', 'sell a workshop', 'online class'])('a seller who searches “%s” finds how to sell', (words) => {
  expect(pathsFor(words)[0]).toMatch(/^\/docs\/(?:how-to\/checkout|tutorials\/sell-a-course)/);
});

it.each(['custom domain 404', 'resend all failed deliveries for a customer', 'suspend a team'])(
  'an operator who searches “%s” for a customer finds the page about it in the first two results',
  (words) => {
    expect(pathsFor(words).slice(0, 2).join(' ')).toContain('/docs/operate/help-a-customer');
  },
);

/** The alarms that send an email themselves. */
const ALARMS = [...operatePage('alarms').matchAll(/^\| (`[^|]+`) \| itself/gm)]
  .flatMap(([, cell = '']) => [...cell.matchAll(/`([\w-]+)`/g)])
  .map(([, name = '']) => name);

it('an operator who searches the name in the email of an alarm finds the page about alarms in the first three results, except two', () => {
  expect(ALARMS.length).toBeGreaterThan(15);
  const lost = ALARMS.filter(
    (name) =>
      !pathsFor(name)
        .slice(0, 3)
        .some((path) => path.startsWith('/docs/operate/alarms')),
  );
  /* Many pages have these words. */
  expect(lost).toEqual(['limits-open', 'cost-writes']);
});

it.each([
  ['generate a client from openapi', '/docs/generated-clients'],
  ['verify a token in my backend', '/docs/token-verification'],
  ['change email address of a contact', '/docs/authentication#changed-addresses'],
  ['remove spam of a banned member', '/docs/how-to/moderation'],
  ['waiting posts', '/docs/how-to/moderation#review-what-waits'],
  ['conversation request', '/docs/how-to/moderation#requests-instead-of-messages'],
  ['withdraw as host', '/docs/reference/events/deleteEventHost'],
  ['who may act as a member', '/docs/authentication#acting-for-a-member'],
  ['automated sender', '/docs/reference/members/putTeamHubAutomatedSender'],
  ['consent column', '/docs/how-to/contact-imports#consent'],
  ['drip unlock notification', '/docs/how-to/drips'],
  ['single sign-on of another domain', '/docs/how-to/openid-connect'],
])('who searches “%s” finds its place first', (words, place) => {
  expect(pathsFor(words)[0]).toBe(place);
});
