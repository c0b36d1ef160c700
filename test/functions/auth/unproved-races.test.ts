import { expect, test } from 'vitest';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import type { Answered } from '../../support/service.ts';
import { useWorld } from '../../support/use-world.ts';
import { GRANTS } from './granting.ts';
import { type Squatter, startSquatter } from './squatter-world.ts';
import { attributesOf, freshEmail, PASSWORD, tokenIn } from './world.ts';

const at = useWorld(startSquatter);

const ROUNDS = 6;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

const grant = async (name: string, to: Squatter): Promise<void> => {
  expect(await GRANTS[name]?.give(at, to)).toBe(true);
};
const add = (to: Squatter) => grant('adding a member', to);

/** Whatever tokens the answers hold are refused, as soon as the grant is written. */
const areOut = async (answers: readonly Answered[]): Promise<void> => {
  for (const answered of answers) {
    if (answered.status >= 300) continue;
    const { access_token, refresh_token } = attributesOf(answered);
    expect((await at.get('/me', String(access_token))).status).toBe(401);
    expect((await at.refresh(String(refresh_token))).status).toBe(401);
  }
};

test.each(rounds)('a sign-in beside a grant leaves nobody in, round %i', async () => {
  const squatter = await at.squatter();
  const [first, , second] = await Promise.all([
    at.login(squatter.email, at.open),
    add(squatter),
    at.login(squatter.email, at.open),
  ]);
  await areOut([first, second]);
  await at.isOut(squatter);
});

test.each(rounds)('a refresh beside a grant leaves nobody in, round %i', async () => {
  const squatter = await at.squatter();
  const [answered] = await Promise.all([at.refresh(squatter.refresh[0] ?? ''), add(squatter)]);
  await areOut([answered]);
  await at.isOut(squatter);
});

test.each(rounds)('a registration beside an import of the same address leaves nobody in, round %i', async () => {
  const email = freshEmail();
  const body = { email, password: PASSWORD, slug: at.open.slug };
  const [registered, imported] = await Promise.all([
    at.post('/api/v1/contact-auth/register', body),
    at.import({ email, hub_id: at.closed.id }),
  ]);
  expect(imported.done).toBe(1);
  await areOut([registered]);
  expect((await at.login(email, at.closed)).status).toBe(401);
});

test('joining a second hub beside a grant leaves nobody in', async () => {
  const squatter = await at.squatter();
  const another = await at.hub(at.team.id);
  const body = { email: squatter.email, password: PASSWORD, slug: another.slug };
  const [joined] = await Promise.all([at.post('/api/v1/contact-auth/register', body), add(squatter)]);
  await areOut([joined]);
  await at.isOut(squatter);
});

test.each(rounds)('a password that is changed beside a grant opens nothing, round %i', async () => {
  const squatter = await at.squatter();
  const changed = 'changed by the squatter';
  const body = { data: { type: 'passwords', attributes: { password: PASSWORD, new_password: changed } } };
  const [token] = squatter.access;
  await Promise.all([at.service.call({ method: 'PUT', path: '/api/v1/me/password', token, body }), add(squatter)]);
  for (const password of [PASSWORD, changed])
    expect((await at.login(squatter.email, at.closed, password)).status).toBe(401);
  await at.isOut(squatter);
});

test.each(rounds)('the proof of the address beside a grant lets the owner in and nobody else, round %i', async () => {
  const squatter = await at.squatter();
  await at.post('/api/v1/contact-auth/magic-link', { email: squatter.email, slug: at.open.slug });
  const token = tokenIn((await at.deliver())[0]);
  const [consumed] = await Promise.all([at.post('/api/v1/contact-auth/magic-link/consume', { token }), add(squatter)]);
  expect(consumed.status).toBe(200);
  const { access_token, refresh_token } = attributesOf(consumed);
  expect((await at.get(`/hubs/${at.closed.id}/members`, String(access_token))).status).toBe(200);
  expect((await at.refresh(String(refresh_token))).status).toBe(200);
  await at.isOut(squatter);
});

test('many grants at once are all given; the credential ends once and one email goes out', async () => {
  const squatter = await at.squatter();
  const names = [
    'adding a member',
    'tagging a contact',
    'awarding an achievement',
    'giving a member a role',
    'a drip step that is unlocked by hand',
  ];
  await Promise.all(names.map((name) => grant(name, squatter)));
  const credential = await contactCredentials(at.db, at.team.id).get(squatter.email);
  expect(credential).toMatchObject({ password_hash: null, generation: 2 });
  expect(await at.db.get(memberKey({ team: at.team.id, hub: at.closed.id }, squatter.id))).toBeDefined();
  await at.isOut(squatter);
  await at.ownerGetsIn(squatter, at.open);
});
