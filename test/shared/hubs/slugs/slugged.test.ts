import { expect, test } from 'vitest';
import { hubInput } from '../../../../shared/hubs/hubs/hub-input.ts';
import type { HubItem } from '../../../../shared/hubs/hubs/hub-item.ts';
import { hubOfSlug } from '../../../../shared/hubs/hubs/hub-of-slug.ts';
import { hubs } from '../../../../shared/hubs/hubs/hubs.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);
const db = useFixture(() => table(store.client, store.name));
const team = newId();
const actor = { type: 'user', id: newId() } as const;

const make = async (slug: string, of = team, now = new Date()): Promise<HubItem> => {
  const made = await hubs(db, of).create(hubInput().parse({ name: 'Hub', slug }), actor, now);
  if (made === 'slug_taken') throw new Error('The slug was taken');
  return made;
};
const change = (hub: HubItem, input: { slug?: string; name?: string }) =>
  hubs(db, team).change(hub, input, actor, new Date());

test('a stale change of the slug leaves exactly one valid slug', async () => {
  const before = await make('first');
  await change(before, { slug: 'second' });
  expect(await change(before, { slug: 'first' })).toMatchObject({ slug: 'first' });
  expect(await hubOfSlug(db, 'first')).toEqual({ team, hub: before.id });
  expect(await hubOfSlug(db, 'second')).toBeUndefined();
});

test('a stale change of the name keeps the new slug', async () => {
  const before = await make('stale');
  await change(before, { slug: 'fresh' });
  expect(await change(before, { name: 'New' })).toMatchObject({ slug: 'fresh', name: 'New' });
});

test('a stale delete removes the hub with its current slug', async () => {
  const before = await make('old');
  await change(before, { slug: 'new' });
  expect(await hubs(db, team).remove(before, actor, new Date())).toBe(true);
  expect(await hubOfSlug(db, 'new')).toBeUndefined();
  expect(await change(before, { slug: 'newer' })).toBeUndefined();
  expect(await change(before, { name: 'Ghost' })).toBeUndefined();
  expect(await hubs(db, team).remove(before, actor, new Date())).toBe(false);
});

test('a stale change does not take back a slug that another hub has now', async () => {
  const before = await make('wanted');
  await change(before, { slug: 'unwanted' });
  const next = await make('wanted');
  expect(await change(before, { slug: 'wanted' })).toBe('slug_taken');
  expect(await hubOfSlug(db, 'wanted')).toEqual({ team, hub: next.id });
});

const DAY = 24 * 60 * 60_000;

test.each([
  ['renamed', (hub: HubItem, now: Date) => hubs(db, team).change(hub, { slug: `${hub.slug}-new` }, actor, now)],
  ['deleted', (hub: HubItem, now: Date) => hubs(db, team).remove(hub, actor, now)],
])(
  'the slug of a hub that was %s finds nothing, and other teams can take it only after 90 days',
  async (word, giveUp) => {
    const slug = `left-${word}`;
    const now = new Date();
    await giveUp(await make(slug), now);
    expect(await hubOfSlug(db, slug)).toBeUndefined();
    const other = newId();
    await expect(make(slug, other, new Date(now.getTime() + 90 * DAY - 1))).rejects.toThrow('taken');
    const theirs = await make(`theirs-${word}`, other);
    expect(await hubs(db, other).change(theirs, { slug }, actor, now)).toBe('slug_taken');
    const taken = await make(slug, other, new Date(now.getTime() + 90 * DAY));
    expect(await hubOfSlug(db, slug)).toEqual({ team: other, hub: taken.id });
  },
);

test('the team that gave up a slug can use it at once, for the same hub or another', async () => {
  const hub = await make('back');
  const away = await change(hub, { slug: 'away' });
  expect(typeof away === 'object' && (await change(away, { slug: 'back' }))).toMatchObject({ slug: 'back' });
  const next = await make('away');
  expect(await hubOfSlug(db, 'away')).toEqual({ team, hub: next.id });
  await change(hub, { slug: 'back-again' });
  expect(await hubOfSlug(db, 'away')).toEqual({ team, hub: next.id });
});
