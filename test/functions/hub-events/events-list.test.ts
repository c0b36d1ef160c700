import { beforeAll, expect, test } from 'vitest';
import { holdClock } from '../../support/clock.ts';
import { useWorld } from '../../support/use-world.ts';
import { change, created, data, get, ids, inHours, items, outcome, rsvp, startEvents } from './world.ts';

const world = useWorld(startEvents);
let draft: string;
let past: string;
let live: string;
let long: string;
let soon: string;
let late: string;
let canceled: string;

beforeAll(async () => {
  late = await created(world, { starts_at: inHours(100) });
  soon = await created(world, { starts_at: inHours(1), rsvp_limit: 4 });
  live = await created(world, { starts_at: inHours(-1), ends_at: inHours(1) });
  long = await created(world, { starts_at: inHours(-24 * 91), ends_at: inHours(2) });
  past = await created(world, { starts_at: inHours(-2), ends_at: inHours(1) });
  await change(world, past, { status: 'ended' });
  draft = await created(world, { starts_at: inHours(50), status: 'draft' });
  canceled = await created(world, { starts_at: inHours(60) });
  await change(world, canceled, { status: 'canceled' });
  await created(world, { starts_at: inHours(1) }, world.theirs);
  await rsvp(world, soon, world.ours.member);
});

const list = async (query = '', token = world.owner) =>
  ids(await get(world, `/hubs/${world.ours.hub}/events${query}`, token));

test('C033 C034: events sort by starts_at, ascending or descending, and other sorts return 400', async () => {
  const all = [long, past, live, soon, draft, canceled, late];
  expect(await list()).toEqual(all);
  expect(await list('?sort=starts_at')).toEqual(all);
  expect(await list('?sort=-starts_at')).toEqual([...all].reverse());
  expect(outcome(await get(world, `/hubs/${world.ours.hub}/events?sort=title`, world.owner))).toBe(
    '400 unsupported_parameter sort',
  );
});

test('drafts are not listed to members, with or without a filter', async () => {
  const { token } = world.ours.member;
  expect(await list('', token)).toEqual([long, past, live, soon, canceled, late]);
  expect(await list('?filter[status]=draft', token)).toEqual([]);
  const refused = await get(world, `/hubs/${world.ours.hub}/events`, world.ours.bareKey.secret);
  expect(outcome(refused)).toBe('403 forbidden');
});

test('C032: filters select upcoming events, past events and one status', async () => {
  expect(await list('?filter[when]=upcoming')).toEqual([long, live, soon, draft, canceled, late]);
  expect(await list('?filter[when]=upcoming&sort=-starts_at')).toEqual([late, canceled, draft, soon, live, long]);
  expect(await list('?filter[when]=past')).toEqual([past]);
  expect(await list('?filter[when]=past&sort=-starts_at')).toEqual([past]);
  for (const [status, expected] of [
    ['draft', [draft]],
    ['scheduled', [soon, late]],
    ['live', [long, live]],
    ['ended', [past]],
    ['canceled', [canceled]],
  ] as const)
    expect(await list(`?filter[status]=${status}`)).toEqual(expected);
  expect(await list('?filter[status]=live&filter[when]=past')).toEqual([]);
});

test('from and to select the events that overlap a period, with the other filters and sorts', async () => {
  const at = (hours: number) => encodeURIComponent(inHours(hours));
  expect(await list(`?filter[from]=${at(0)}&filter[to]=${at(55)}`)).toEqual([long, live, soon, draft]);
  expect(await list(`?filter[from]=${at(0)}&filter[to]=${at(55)}&sort=-starts_at`)).toEqual([draft, soon, live, long]);
  expect(await list(`?filter[from]=${at(1.5)}`)).toEqual([long, soon, draft, canceled, late]);
  expect(await list(`?filter[to]=${at(-24)}`)).toEqual([long]);
  expect(await list(`?filter[to]=${at(0)}&filter[when]=upcoming`)).toEqual([long, live]);
  expect(await list(`?filter[to]=${at(0)}&filter[when]=past&sort=-starts_at`)).toEqual([past]);
  expect(await list(`?filter[from]=${at(40)}&filter[status]=canceled`)).toEqual([canceled]);
  expect(await list(`?filter[from]=${at(55)}&filter[to]=${at(-100_000)}`)).toEqual([]);
  expect(await list(`?filter[from]=${at(40)}`, world.ours.member.token)).toEqual([canceled, late]);
  expect(await list(`?filter[from]=0001-01-01T00:00:00Z&filter[to]=9999-12-31T00:00:00Z`)).toEqual(await list());
  const wrong = await get(world, `/hubs/${world.ours.hub}/events?filter[from]=tomorrow`, world.owner);
  expect(outcome(wrong)).toBe('422 filter[from]');
});

test('a later page of upcoming events is read although its first events have ended since', async () => {
  const { ours, service } = await startEvents();
  const path = `/hubs/${ours.hub}/events?filter[when]=upcoming&page[size]=1`;
  const there = { ...world, ours, service };
  await created(there, { starts_at: inHours(-24 * 92 + 0.15), ends_at: inHours(0.1) });
  const next = await created(there, { starts_at: inHours(24) });
  const first = await get(there, path, ours.users.owner.token);
  holdClock(Date.now() + 600_000);
  const { next: link = '' } = first.body.links as { next?: string };
  const second = await get(there, link.replace('/api/v1', ''), ours.users.owner.token);
  expect(ids(second)).toEqual([next]);
});

test.each([
  '',
  'filter[from]=2020-01-01T00:00:00Z&',
  'filter[when]=upcoming&',
  'filter[when]=upcoming&sort=-starts_at&',
  'filter[status]=scheduled&',
])('C025 C026 C029: pages of "%s" hold each event once, in order', async (query) => {
  const whole = await list(`?${query}page[size]=100`);
  const found: string[] = [];
  let path: string | undefined = `/hubs/${world.ours.hub}/events?${query}page[size]=2`;
  while (path) {
    const page = await get(world, path, world.owner);
    expect(ids(page).length).toBeLessThanOrEqual(2);
    found.push(...ids(page));
    path = (page.body.links as { next?: string }).next?.replace('/api/v1', '');
  }
  expect(found).toEqual(whole);
});

test('the list shows each event as GET by its id does', async () => {
  for (const [token, many] of [
    [world.owner, 7],
    [world.ours.member.token, 6],
  ] as const) {
    const all = items(await get(world, `/hubs/${world.ours.hub}/events`, token));
    expect(all).toHaveLength(many);
    for (const one of all) expect(one).toEqual(data(await get(world, `/events/${one.id}`, token)));
  }
});

test('a rescheduled event is listed at its new position', async () => {
  const id = await created(world, { starts_at: inHours(200), ends_at: inHours(300) });
  expect((await list()).at(-1)).toBe(id);
  await change(world, id, { starts_at: inHours(70) });
  expect(await list('?filter[when]=upcoming')).toEqual([long, live, soon, draft, canceled, id, late]);
});
