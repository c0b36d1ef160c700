import { describe, expect, test } from 'vitest';
import { commands } from '../../../bin/hub/commands.ts';
import { failure, json, noContent, page } from '../../shared/client/service.ts';
import { hub, KEY } from './run-hub.ts';

const { HUB_TEAM, HUB_HUB } = KEY;
const TOKEN = `${Buffer.from(JSON.stringify({ alg: 'EdDSA', typ: 'contact+jwt' })).toString('base64url')}.e30.x`;
const member = { HUB_TOKEN: TOKEN, HUB_HUB };
const ID = '33333333-3333-7333-8333-333333333333';

const eventResource = {
  id: ID,
  type: 'events',
  attributes: { title: 'Meet', status: 'scheduled', starts_at: '2026-01-02T03:04:05.678Z', going_count: 3 },
};

describe('a resource', () => {
  test('is listed by default, in columns with filters and pages', async () => {
    const options = { env: KEY, answers: [page([eventResource])] };
    const { out, sent } = await hub(['events', '--when', 'past', '--limit', '7'], options);
    expect(out).toBe(`${ID}\tMeet\t2026-01-02T03:04:05.678Z\tscheduled\t3\t\t\n`);
    expect(sent[0]?.url.pathname).toBe(`/api/v1/hubs/${HUB_HUB}/events`);
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({ 'filter[when]': 'past', 'page[size]': '7' });
    const seen = await hub(['events'], { ...options, columns: 120 });
    expect(seen.out).toMatch(/^\S*ID +TITLE +STARTS +STATUS +GOING +RSVP LIMIT +LOCATION TYPE/);
  });

  test('is listed completely with --all, and as JSON', async () => {
    const answers = [page([eventResource], '/x?page[after]=1'), page([eventResource])];
    const { out, sent } = await hub(['events', '--all', '--json'], { env: KEY, answers });
    expect([JSON.parse(out).data.length, sent.length]).toEqual([2, 2]);
  });

  test('C504 can be left by a member; a user gets the error that only members can leave', async () => {
    const me = (type: string) => json(200, { data: { id: ID, type, attributes: {} } });
    const left = await hub(['members', 'leave'], { env: member, answers: [me('contacts'), noContent] });
    expect([left.exit, left.err]).toEqual([0, 'You left the hub.\n']);
    const paths = left.sent.map(({ method, url }) => `${method} ${url.pathname}`);
    expect(paths).toEqual(['GET /api/v1/me', `DELETE /api/v1/hubs/${HUB_HUB}/members/${ID}`]);
    const user = await hub(['members', 'leave'], { env: KEY, answers: [me('users')] });
    expect([user.exit, user.sent.length]).toEqual([2, 1]);
    expect(user.err).toMatch(/\ntry: hub login --member <slug>\n$/);
  });

  test('is read at the members’ path by a member', async () => {
    const { sent } = await hub(['content'], { env: member, answers: [page([])] });
    expect(sent[0]?.url.pathname).toBe(`/api/v1/hubs/${HUB_HUB}/content-nodes`);
    const creator = await hub(['content'], { env: KEY, answers: [page([])] });
    expect(creator.sent[0]?.url.pathname).toBe(`/api/v1/teams/${HUB_TEAM}/hubs/${HUB_HUB}/content-nodes`);
  });

  test('takes arguments for its path and attributes, and typed flags', async () => {
    const one = json(200, { data: eventResource });
    const answered = await hub(['events', 'rsvp', ID, 'going'], { env: member, answers: [one] });
    expect([answered.sent[0]?.method, answered.sent[0]?.url.pathname]).toEqual(['PUT', `/api/v1/events/${ID}/rsvp`]);
    expect(JSON.parse(answered.sent[0]?.body ?? '')).toEqual({
      data: { type: 'event_rsvps', attributes: { status: 'going' } },
    });
    const created = await hub(
      ['events', 'create', '--title', 'A', '--starts', '2027-01-31T18:00:00Z', '--limit', '9', '--description', '@-'],
      { env: KEY, answers: [one], stdin: 'In two\nlines' },
    );
    expect(JSON.parse(created.sent[0]?.body ?? '').data.attributes).toEqual({
      title: 'A',
      starts_at: '2027-01-31T18:00:00Z',
      rsvp_limit: 9,
      description: 'In two\nlines',
    });
  });

  test('takes JSON, and rejects invalid JSON', async () => {
    const argv = ['automations', 'create', '--name', 'A', '--definition', '@-'];
    const one = json(201, { data: { id: ID, attributes: {} } });
    const { sent } = await hub(argv, { env: KEY, answers: [one], stdin: '{"trigger":{"type":"manual"}}' });
    expect(JSON.parse(sent[0]?.body ?? '').data.attributes.definition).toEqual({ trigger: { type: 'manual' } });
    const refused = await hub(argv, { env: KEY, answers: [one], stdin: '{' });
    expect([refused.exit, refused.sent]).toEqual([2, []]);
    expect(refused.err).toMatch(/^error: --definition is not JSON: .*\ntry: hub automations create --help\n$/);
  });

  test('sends the constant attributes of a command', async () => {
    const { sent } = await hub(['drip', 'pause', ID], { env: KEY, answers: [json(200, { data: eventResource })] });
    expect([sent[0]?.method, JSON.parse(sent[0]?.body ?? '').data]).toEqual([
      'PATCH',
      { type: 'drip_campaigns', attributes: { status: 'paused' } },
    ]);
  });

  test('is deleted without output on standard output', async () => {
    const { exit, out, err, sent } = await hub(['events', 'delete', ID], { env: KEY, answers: [noContent] });
    expect([exit, out, err, sent[0]?.method]).toEqual([0, '', 'Event deleted.\n', 'DELETE']);
  });

  test('with a malformed id is requested with the id encoded', async () => {
    const { sent } = await hub(['events', 'get', '../me?a=1'], { env: KEY, answers: [failure(404)] });
    expect(sent[0]?.url.pathname).toBe('/api/v1/events/..%2Fme%3Fa%3D1');
  });

  test.each([
    [['events', '--when', 'never'], /Allowed choices are upcoming, past/],
    [['events', 'get'], /missing required argument 'event'/],
    [['events', 'get', ''], /The event is empty/],
    [['events', 'create', '--title', 'A'], /--starts/],
    [['events', 'create', '--title', 'A', '--starts', 'b', '--limit', 'many'], /whole number/],
  ])('C498 with a usage error ends with 2, without a request: %j', async (argv, output) => {
    const { exit, err, sent } = await hub(argv, { env: KEY, answers: [page([])] });
    expect([exit, sent]).toEqual([2, []]);
    expect(err).toMatch(output);
    expect(err).toMatch(/try: hub events( \w+)? --help\n$/);
  });

  test.each([
    [['events', 'get', ID], 'hub events'],
    [['domains'], 'hub domains set --help'],
    [['prices', 'list', ID], 'hub products'],
  ])('C501 that does not exist ends with 4 and names where to look: %j', async (argv, help) => {
    const { exit, err } = await hub(argv, { env: KEY, answers: [failure(404, 'not_found')] });
    expect(exit).toBe(4);
    expect(err).toMatch(/\nrequest req-1\ntry: .*\n$/);
    expect(err).toContain(`try: ${help}\n`);
  });

  test('a response that is not a document of the service is an error', async () => {
    const { exit, out } = await hub(['events'], { env: KEY, answers: [json(200, { hello: 'world' })] });
    expect([exit, out]).toEqual([1, '']);
  });
});

describe('a space', () => {
  const spaces = page([{ id: ID, type: 'spaces', attributes: { slug: 'general' } }]);

  test('is named by its slug or id', async () => {
    const one = json(200, { data: { id: ID, attributes: {} } });
    const named = await hub(['spaces', 'get', 'general'], { env: KEY, answers: [spaces, one] });
    expect(named.sent.map(({ url }) => url.pathname)).toEqual([
      `/api/v1/hubs/${HUB_HUB}/spaces`,
      `/api/v1/hubs/${HUB_HUB}/spaces/${ID}`,
    ]);
    expect((await hub(['spaces', 'get', ID], { env: KEY, answers: [one] })).sent).toHaveLength(1);
  });

  test('C498 that does not exist is an error with the command that lists spaces', async () => {
    const { exit, err } = await hub(['spaces', 'join', 'nowhere'], { env: member, answers: [spaces] });
    expect(exit).toBe(2);
    expect(err).toMatch(/try: hub spaces\n$/);
  });
});

test('amounts are shown in their currency, with its number of decimals', async () => {
  const price = (amount: number | null, currency: string | null) => ({
    id: ID,
    type: 'prices',
    attributes: {
      kind: 'one_time',
      amount,
      currency,
      interval: null,
      interval_count: null,
      is_active: true,
      name: null,
    },
  });
  const answers = [
    page([price(1250, 'EUR'), price(1250, 'JPY'), price(1250, 'KWD'), price(5, null), price(null, 'EUR')]),
  ];
  const { out } = await hub(['prices', 'list', ID], { env: KEY, answers });
  expect(out.split('\n').map((line) => line.split('\t')[2])).toEqual([
    '12.50 EUR',
    '1250 JPY',
    '1.250 KWD',
    '5',
    '',
    undefined,
  ]);
});

test('the help of all commands is at most 80 columns wide, and names every command in a group', async () => {
  const { out } = await hub(['--help']);
  for (const { name, summary } of commands) expect(out).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'));
  for (const { name } of commands) {
    const help = (await hub([name, '--help'])).out;
    expect(Math.max(...`${out}${help}`.split('\n').map((line) => line.length)), name).toBeLessThanOrEqual(80);
  }
});
