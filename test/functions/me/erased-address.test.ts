import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import type { MePorts } from '../../../functions/me/ports.ts';
import { routes as me } from '../../../functions/me/routes.ts';
import { routes as teams } from '../../../functions/teams/routes.ts';
import { invitations } from '../../../shared/accounts/invitations/invitations.ts';
import type { Route } from '../../../shared/api/route.ts';
import { emailLog } from '../../../shared/delivery/email/email-log.ts';
import { proveNewAddress } from '../../../shared/hubs/people/contacts/address-change.ts';
import { changeContact } from '../../../shared/hubs/people/contacts/change-contact.ts';
import { NO_ADDRESS_RIGHTS } from '../../../shared/hubs/people/contacts/move-address.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data, outcome } from '../../support/answers.ts';
import { type SeededTeam, seedTeam } from '../../support/seed.ts';
import type { ApiResponse } from '../../support/service.ts';
import { useWorld } from '../../support/use-world.ts';
import { freshEmail, PASSWORD, startAuth, tokenIn } from '../auth/world.ts';

const world = useWorld(() => startAuth([...me, ...(teams as readonly Route<never>[] as readonly Route<MePorts>[])]));
beforeAll(() => {
  Object.assign(world.service.ports, { objects: { remove: async () => {} } });
});

/** The kinds of rows that contain an address, including in keys and tombstones. */
const kindsWith = async (email: string): Promise<readonly unknown[]> => {
  const { client, name } = world.service.store;
  const scan = new ScanCommand({ TableName: name, ConsistentRead: true });
  const { Items = [], LastEvaluatedKey } = await client.send(scan);
  expect(LastEvaluatedKey).toBeUndefined();
  const matching = Items.filter((item) => JSON.stringify(item).toLowerCase().includes(email));
  return matching.map(({ entity }) => entity?.S).toSorted();
};

const erase = (token: string) =>
  world.service.call({ method: 'DELETE', path: '/api/v1/me', token, body: { password: PASSWORD } });

const invite = ({ id, users: { owner, moderator } }: SeededTeam, email: string) =>
  world.post(
    `/api/v1/teams/${id}/invitations`,
    { email, role_id: moderator.role_id },
    { token: owner.token, headers: { 'idempotency-key': `invite ${email}` } },
  );

/** Records a sent invitation of the team that its provider reported as a hard bounce. */
const recordBounce = async (team_id: string, to: string): Promise<void> => {
  const { db } = world.service;
  const [log, now, message] = [emailLog(db), new Date(), { provider: 'resend', message_id: newId() }];
  const context = { kind: 'invitation', team_id, hub_id: null, contact_id: null } as const;
  await log.record({ ...context, to, status: 'sent', message }, now);
  const event = { ...message, status: 'bounced', addresses: [to], final: true, at: now.toISOString() } as const;
  const plan = await log.planFor(event, now);
  if (!('steps' in plan)) throw new Error('The bounce was ignored');
  await db.transact(plan.steps);
};

const tokenOf = ({ body }: ApiResponse): string => String(body.access_token);

test('after a user is erased, no row contains their email address', async () => {
  const email = freshEmail();
  const { db, keys } = world.service;
  const [joined, other] = [await seedTeam(db, keys), await seedTeam(db, keys)];
  const signIn = (password: string) => world.post('/api/v1/auth/login', { email, password });
  const registration = { email, password: PASSWORD, name: 'Ada' };
  const token = tokenOf(await world.post('/api/v1/auth/register', registration));
  expect(outcome(await world.post('/api/v1/auth/register', registration))).toBe('422 email_taken /email');
  expect((await signIn('a wrong one')).status).toBe(401);
  expect((await signIn(PASSWORD)).status).toBe(200);
  for (const team of [joined, other]) expect(outcome(await invite(team, email))).toBe('201');
  for (let nth = 0; nth < 2; nth += 1) await world.post('/api/v1/auth/password-reset', { email });
  await world.relayed();
  const emails = await world.deliver();
  const invitationEmail = emails.find(({ text }) => text.includes('for=invitation'));
  const accept = { token: tokenIn(invitationEmail) };
  expect(outcome(await world.post('/api/v1/auth/accept-invitation', accept, { token }))).toBe('200');
  await recordBounce(joined.id, email);
  expect(await kindsWith(email)).toEqual([
    'credential',
    'email',
    'email_suppression',
    'invitation',
    'invitation',
    'invited',
    'user',
  ]);
  expect(outcome(await erase(token))).toBe('204');
  await world.relayed();
  expect(await kindsWith(email)).toEqual([]);
});

test('after a user with an expired and a later invitation is erased, no row contains their email address', async () => {
  const email = freshEmail();
  const { db, keys } = world.service;
  const team = await seedTeam(db, keys);
  const input = { email, role_id: team.users.moderator.role_id };
  const inviteDaysAgo = (days: number) =>
    invitations(db, team.id).create(input, { type: 'user', id: newId() }, new Date(Date.now() - days * 86_400_000));
  await inviteDaysAgo(9);
  await inviteDaysAgo(1);
  const registered = await world.post('/api/v1/auth/register', { email, password: PASSWORD, name: 'Ada' });
  expect(await kindsWith(email)).toEqual(['credential', 'invitation', 'invitation', 'invited', 'user']);
  expect(outcome(await erase(tokenOf(registered)))).toBe('204');
  await world.relayed();
  expect(await kindsWith(email)).toEqual([]);
});

test('sessions and emailed tokens work although their rows do not contain the email address', async () => {
  const email = freshEmail();
  await world.post('/api/v1/auth/register', { email, password: PASSWORD, name: 'Ada' });
  const { refresh_token } = (await world.post('/api/v1/auth/login', { email, password: PASSWORD })).body;
  expect((await world.post('/api/v1/auth/refresh', { refresh_token })).status).toBe(200);
  await world.post('/api/v1/auth/password-reset', { email });
  const [message] = await world.deliver();
  expect(await kindsWith(email)).toEqual(['credential', 'user']);
  const reset = { token: tokenIn(message), password: `${PASSWORD}!` };
  expect((await world.post('/api/v1/auth/password-reset/confirm', reset)).status).toBe(204);
});

test('after a member is erased, no row contains their email address', async () => {
  const { db, keys } = world.service;
  const hub = await world.hub((await seedTeam(db, keys)).id, { sign_in: 'both', access_level: 'open' });
  const email = freshEmail();
  const { slug } = hub;
  const signIn = (password: string) =>
    world.post('/api/v1/contact-auth/login', {
      data: { type: 'login_requests', attributes: { email, password, slug } },
    });
  const registration = { email, password: PASSWORD, slug };
  expect((await world.post('/api/v1/contact-auth/register', registration)).status).toBe(201);
  expect(outcome(await world.post('/api/v1/contact-auth/register', registration))).toBe('422 email_taken /email');
  expect((await signIn('a wrong one')).status).toBe(401);
  const signedIn = await signIn(PASSWORD);
  for (let nth = 0; nth < 2; nth += 1) await world.post('/api/v1/contact-auth/magic-link', { email, slug });
  const message = (await world.deliver()).find(({ text }) => text.includes('token='));
  expect(await kindsWith(email)).toEqual(['contact', 'contact_credential']);
  expect(tokenIn(message)).toMatch(/^[\w-]{43}$/);
  expect(outcome(await erase(tokenOf(signedIn)))).toBe('204');
  await world.relayed();
  expect(await kindsWith(email)).toEqual([]);
});

test('after a member is erased whose address moved and moves again, no row contains any of the addresses', async () => {
  const { db, keys } = world.service;
  const hub = await world.hub((await seedTeam(db, keys)).id);
  const { id, email } = await world.contact(hub, { proved: true });
  const [moved, pending] = [freshEmail(), freshEmail()];
  const rights = { ...NO_ADDRESS_RIGHTS, mayActForMembers: true };
  const request = (to: string) =>
    changeContact(db, hub.team_id, id, { email: to }, { type: 'system', id: 'test' }, new Date(), rights);
  await request(moved);
  await world.relayed();
  const proof = (await world.deliver()).find(({ to }) => to === moved);
  expect(await proveNewAddress(db, tokenIn(proof), new Date())).toMatchObject({ to: moved });
  const reset = { email: moved, slug: hub.slug };
  await world.post('/api/v1/contact-auth/password-reset', reset);
  const token = tokenIn((await world.deliver()).at(-1));
  await world.post('/api/v1/contact-auth/password-reset/confirm', { token, password: PASSWORD });
  await request(pending);
  await world.relayed();
  const login = { data: { type: 'login_requests', attributes: { ...reset, password: PASSWORD } } };
  const signedIn = data(await world.post('/api/v1/contact-auth/login', login)).attributes;
  for (const address of [email, moved, pending]) expect(await kindsWith(address)).toContain('contact');
  expect(await kindsWith(email)).toContain('contact_credential');
  expect(outcome(await erase(String(signedIn.access_token)))).toBe('204');
  await world.relayed();
  for (const address of [email, moved, pending]) expect([address, await kindsWith(address)]).toEqual([address, []]);
});
