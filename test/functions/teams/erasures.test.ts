import { expect, test } from 'vitest';
import { credentialKey, credentialKind, credentials } from '../../../shared/accounts/identity/credentials.ts';
import { hashPassword } from '../../../shared/accounts/identity/password.ts';
import { teamErasureKey } from '../../../shared/accounts/teams/team-erasure-item.ts';
import type { PaymentEvent } from '../../../shared/commerce/payments/payment-event.ts';
import { subscriptionsOf } from '../../../shared/commerce/purchases/orders/order-item.ts';
import { paymentEffect } from '../../../shared/commerce/purchases/payment-effect.ts';
import { subscriptionEntity } from '../../../shared/commerce/purchases/subscriptions/subscription-item.ts';
import { deleteTeam } from '../../../shared/downstream/erasure/delete-team.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import type { CallbackItem } from '../../../shared/platform/callbacks/callback-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { type SeededTeam, seedTeam } from '../../support/seed.ts';
import { useWorld } from '../../support/use-world.ts';
import { dataOf, enveloped, errorOf, listOf, startTeams } from './world.ts';

const at = useWorld(startTeams);
const PASSWORD = 'three plain words';
const CALLBACK: CallbackItem = {
  provider: 'stripe',
  event_id: 'evt_1',
  kind: 'invoice.paid',
  endpoint: '',
  reference: null,
  occurred_at: null,
  payload: '{}',
  status: 'received',
  reason: null,
  received_at: '',
  processed_at: null,
};

/** A team whose owner has a password. */
const withPassword = async (): Promise<SeededTeam> => {
  const { db, keys } = at.service;
  const team = await seedTeam(db, keys);
  const { id, email } = team.users.owner;
  const password_hash = await hashPassword(PASSWORD);
  await db.put({ ...credentialKey(email), entity: credentialKind.entity, user_id: id, password_hash, generation: 1 });
  if ((await credentials(db).get(email))?.user_id !== id) throw new Error('No credential');
  return team;
};
const body = (more: object = {}) => enveloped('team_erasures', { password: PASSWORD, name: 'Team', ...more });
const remove = (team: SeededTeam, token: string | undefined, sent: unknown = body()) =>
  at.send('DELETE', `/teams/${team.id}`, token, sent);

test('the owner deletes a team: nobody of it has access, and its progress is readable to the owner', async () => {
  const team = await withPassword();
  const { owner, moderator } = team.users;
  const key = await at.keyOf(team.id);
  const deleted = await remove(team, owner.token);
  expect([deleted.status, deleted.headers.Location]).toEqual([202, undefined]);
  expect(dataOf(deleted)).toMatchObject({
    type: 'team_erasures',
    id: team.id,
    attributes: { team_id: team.id, status: 'running', removed_rows: 0, completed_at: null },
  });
  for (const user of [owner, moderator]) {
    expect((await at.send('GET', `/teams/${team.id}`, user.token)).status).toBe(403);
    expect(listOf(await at.send('GET', '/teams', user.token))).toEqual([]);
  }
  expect((await at.send('POST', `/teams/${team.id}/roles`, owner.token, { name: 'x', permissions: [] })).status).toBe(
    403,
  );
  expect((await at.send('GET', '/teams', key)).body.data).toEqual([]);
  const read = await at.send('GET', `/team-erasures/${team.id}`, owner.token);
  expect([read.status, dataOf(read).id]).toEqual([200, team.id]);
  for (const token of [moderator.token, at.team.users.owner.token])
    expect((await at.send('GET', `/team-erasures/${team.id}`, token)).status).toBe(404);
  expect((await at.send('GET', `/team-erasures/${newId()}`, owner.token)).status).toBe(404);
  expect((await remove(team, owner.token)).status).toBe(403);
});

test('other users, other teams, API keys and contacts delete nothing', async () => {
  const team = await withPassword();
  const key = await at.keyOf(team.id);
  const contact = at.service.keys.issue({ kind: 'contact', id: newId(), team: team.id });
  const { admin, moderator } = team.users;
  for (const token of [admin.token, moderator.token, at.other.users.owner.token, key, contact])
    expect(errorOf(await remove(team, token))).toEqual({ status: 403, code: 'forbidden' });
  expect((await remove(team, undefined)).status).toBe(401);
  expect(await at.service.db.get(teamErasureKey(team.id))).toBeUndefined();
});

test.each([
  [{ password: 'another password' }, { status: 403, code: 'reauthentication_required' }],
  [{ name: 'Another' }, { status: 422, code: 'name_mismatch', at: '/data/attributes/name' }],
  [{ name: undefined }, { status: 422, at: '/data/attributes/name' }],
  [{ password: undefined }, { status: 422, at: '/data/attributes/password' }],
  [{ password: null }, { status: 422, at: '/data/attributes/password' }],
])('%j deletes nothing', async (more, refusal) => {
  const team = await withPassword();
  expect(errorOf(await remove(team, team.users.owner.token, body(more)))).toEqual(refusal);
  expect((await at.send('GET', `/teams/${team.id}`, team.users.owner.token)).status).toBe(200);
});

test('of concurrent deletions one is accepted', async () => {
  const team = await withPassword();
  const { token } = team.users.owner;
  const statuses = (await Promise.all([1, 2, 3].map(() => remove(team, token)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 202)).toEqual([202]);
  expect(statuses.every((status) => [202, 403, 404].includes(status))).toBe(true);
});

test('a subscription that renews, in any hub, keeps the team', async () => {
  const team = await withPassword();
  const { owner } = team.users;
  const { db } = at.service;
  const input = { name: 'Hub', slug: `hub-${newId()}`, description: null, allowed_origins: [] };
  const hub = await hubs(db, team.id).create(
    { ...input, access_level: 'open', sign_in: 'both' },
    { type: 'user', id: owner.id },
    new Date(),
  );
  if (typeof hub === 'string') throw new Error(hub);
  const { partition, prefix = '' } = subscriptionsOf({ team: team.id, hub: hub.id });
  const id = newId();
  const key = { pk: partition, sk: `${prefix}${id}` };
  const row = { ...key, entity: subscriptionEntity, id, team_id: team.id, hub_id: hub.id, status: 'active' };
  await db.put({ ...row, cancel_at_period_end: false });
  const refused = await remove(team, owner.token);
  expect(errorOf(refused)).toEqual({ status: 409, code: 'subscription_goes_on' });
  expect(JSON.stringify(refused.body)).toContain(id);
  await db.put({ ...row, cancel_at_period_end: true });
  expect((await remove(team, owner.token)).status).toBe(202);
});

test('an owner who was demoted meanwhile deletes nothing', async () => {
  const { db } = at.service;
  const { id, users } = await withPassword();
  const role = { id: users.owner.id, role_id: users.moderator.role_id };
  expect(await deleteTeam(db, id, role, new Date())).toBeUndefined();
  expect((await at.send('GET', `/teams/${id}`, users.owner.token)).status).toBe(200);
});

test('a payment for a team that was deleted raises an alert, and other events of its orders are ignored', async () => {
  const { db } = at.service;
  const { id, users } = await withPassword();
  const event: PaymentEvent = {
    id: newId(),
    at: 0,
    account: null,
    order: { team_id: id, id: newId() },
    names: [],
    settled: undefined,
    session: undefined,
    email: undefined,
    reported: {},
    state: undefined,
    paid: undefined,
  };
  const planOf = (paid: PaymentEvent['paid']) => paymentEffect(() => ({ ...event, paid }))(CALLBACK, db, new Date());
  const paid = { name: 'in_1', amount: 1_000 };
  expect(await planOf(paid)).toEqual({ ignored: 'The order of the event was not found.' });
  await deleteTeam(db, id, users.owner, new Date());
  expect(await planOf(paid)).toEqual({ dead: expect.stringContaining('Refund the payment') });
  expect(await planOf(undefined)).toEqual({ ignored: 'The order of the event was not found.' });
});
