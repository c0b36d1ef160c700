import { expect, test } from 'vitest';
import { planAddTag } from '../../../shared/downstream/automations/nodes/tags.ts';
import { awards } from '../../../shared/engagement/achievements/awards.ts';
import { tags } from '../../../shared/hubs/people/tags/tags.ts';
import { useWorld } from '../../support/use-world.ts';
import { FREE, ONCE, pay, visited } from './granting.ts';
import { type Squatter, startSquatter } from './squatter-world.ts';
import { freshEmail, PASSWORD } from './world.ts';

const at = useWorld(startSquatter);

const buy = async ({ access: [token] }: Squatter, price: object, more: object = {}): Promise<string> => {
  const attributes = { price_id: await at.priced(at.open, price), ...more };
  const bought = await at.send('POST', `/hub/${at.open.id}/checkout`, 'checkout_sessions', attributes, token);
  expect(bought.status).toBe(201);
  return (bought.body.data as { attributes: { order_id: string } }).attributes.order_id;
};
const bought = async ({ access: [token = ''] }: Squatter) =>
  (await at.get(`/hubs/${at.open.id}/entitlements`, token)).body.data;

test('a member who buys for themselves stays signed in and has what they bought', async () => {
  const member = await at.squatter();
  await buy(member, FREE);
  await buy(member, FREE, { email: member.email });
  expect(await pay(at, await buy(member, ONCE), 'payer@example.com')).toBe(true);
  expect(await bought(member)).toHaveLength(3);
  await at.isIn(member);
  expect(await at.emails()).toEqual([]);
});

test('a purchase that names another address gives the buyer’s credential nothing until its address is proved', async () => {
  const free = await at.squatter();
  await buy(free, FREE, { email: freshEmail() });
  await at.isOut(free);
  await at.ownerGetsIn(free, at.open);

  const paid = await at.squatter();
  const order = await buy(paid, ONCE, { email: freshEmail() });
  await at.isIn(paid);
  expect(await pay(at, order, undefined)).toBe(true);
  await at.isOut(paid);
  await at.ownerGetsIn(paid, at.open);
});

test('what a member joins, enters or earns by themselves ends nothing', async () => {
  const member = await at.squatter();
  const [token = ''] = member.access;
  const another = await at.hub(at.team.id);
  const body = { email: member.email, password: PASSWORD, slug: another.slug };
  expect((await at.post('/api/v1/contact-auth/register', body)).status).toBe(201);
  const space = { name: 'Lobby', slug: `lobby-${another.slug}`, visibility: 'public', access_level: 'open' };
  const made = await at.send('POST', `/hubs/${at.open.id}/spaces`, 'spaces', space);
  const path = `/hubs/${at.open.id}/spaces/${(made.body.data as { id: string }).id}/membership`;
  expect((await at.send('PUT', path, undefined, undefined, token)).status).toBe(200);
  const id = await at.achievement(at.open);
  const signed = { actor: { type: 'system', id: 'award-achievements' }, now: new Date() } as const;
  const hub = { team: at.team.id, hub: at.open.id };
  expect(await awards(at.db, hub, member.id).earn({ id, points: 1 }, signed)).toMatchObject({ achievement_id: id });
  await at.isIn(member);
  expect(await at.emails()).toEqual([]);
});

test.each([
  ['that the member set off by joining ends nothing', 'member.joined', 'in'],
  ['that a creator enrolled the member in ends every way in', 'manual', 'out'],
  ['that a ban set off ends every way in', 'member.banned', 'out'],
  ['that a refund set off ends every way in', 'order.refunded', 'out'],
] as const)('a tag of an automation %s', async (_, trigger, left) => {
  const member = await at.squatter();
  const tag_id = await tags(at.db, at.team.id).idFor(`welcome ${trigger}`, at.owner, new Date());
  expect(await visited(at, member, (visit) => planAddTag({ tag_id }, visit), trigger)).toBe(true);
  await (left === 'in' ? at.isIn(member) : at.isOut(member));
});
