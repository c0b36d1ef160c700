import { expect, test } from 'vitest';
import { planAddTag } from '../../../shared/downstream/automations/nodes/tags.ts';
import { awards } from '../../../shared/engagement/achievements/awards.ts';
import { tags } from '../../../shared/hubs/people/tags/tags.ts';
import { useWorld } from '../../support/use-world.ts';
import { FREE, ONCE, pay, runStep } from './grants.ts';
import { type SignedInContact, startUnproved } from './unproved-world.ts';
import { freshEmail, PASSWORD } from './world.ts';

const at = useWorld(startUnproved);

const buy = async ({ access: [token] }: SignedInContact, price: object, more: object = {}): Promise<string> => {
  const attributes = { price_id: await at.priced(at.open, price), ...more };
  const response = await at.send('POST', `/hub/${at.open.id}/checkout`, 'checkout_sessions', attributes, token);
  expect(response.status).toBe(201);
  return (response.body.data as { attributes: { order_id: string } }).attributes.order_id;
};
const entitlementsOf = async ({ access: [token = ''] }: SignedInContact) =>
  (await at.get(`/hubs/${at.open.id}/entitlements`, token)).body.data;

test('a member who buys for themselves stays signed in and gets the purchase', async () => {
  const member = await at.unproved();
  await buy(member, FREE);
  await buy(member, FREE, { email: member.email });
  expect(await pay(at, await buy(member, ONCE), 'payer@example.com')).toBe(true);
  expect(await entitlementsOf(member)).toHaveLength(3);
  await at.expectSignedIn(member);
  expect(await at.emails()).toEqual([]);
});

test('a purchase for another email address revokes the credentials of a buyer with an unproved address', async () => {
  const free = await at.unproved();
  await buy(free, FREE, { email: freshEmail() });
  await at.expectSignedOut(free);
  await at.ownerSignsIn(free, at.open);

  const paid = await at.unproved();
  const order = await buy(paid, ONCE, { email: freshEmail() });
  await at.expectSignedIn(paid);
  expect(await pay(at, order, undefined)).toBe(true);
  await at.expectSignedOut(paid);
  await at.ownerSignsIn(paid, at.open);
});

test('a member who joins a hub, enters a space or earns an achievement stays signed in', async () => {
  const member = await at.unproved();
  const [token = ''] = member.access;
  const another = await at.hub(at.team.id);
  const body = { email: member.email, password: PASSWORD, slug: another.slug };
  expect((await at.post('/api/v1/contact-auth/register', body)).status).toBe(201);
  const space = { name: 'Lobby', slug: `lobby-${another.slug}`, visibility: 'public', access_level: 'open' };
  const response = await at.send('POST', `/hubs/${at.open.id}/spaces`, 'spaces', space);
  const path = `/hubs/${at.open.id}/spaces/${(response.body.data as { id: string }).id}/membership`;
  expect((await at.send('PUT', path, undefined, undefined, token)).status).toBe(200);
  const id = await at.achievement(at.open);
  const signed = { actor: { type: 'system', id: 'award-achievements' }, now: new Date() } as const;
  const hub = { team: at.team.id, hub: at.open.id };
  expect(await awards(at.db, hub, member.id).earn({ id, points: 1 }, signed)).toMatchObject({ achievement_id: id });
  await at.expectSignedIn(member);
  expect(await at.emails()).toEqual([]);
});

test.each([
  ['triggered by the member joining revokes no credential', 'member.joined', 'in'],
  ['with manual enrollment revokes every credential', 'manual', 'out'],
  ['triggered by a ban revokes every credential', 'member.banned', 'out'],
  ['triggered by a refund revokes every credential', 'order.refunded', 'out'],
] as const)('the tag of an automation %s', async (_, trigger, expected) => {
  const member = await at.unproved();
  const tag_id = await tags(at.db, at.team.id).idFor(`welcome ${trigger}`, at.owner, new Date());
  expect(await runStep(at, member, (visit) => planAddTag({ tag_id }, visit), trigger)).toBe(true);
  await (expected === 'in' ? at.expectSignedIn(member) : at.expectSignedOut(member));
});
