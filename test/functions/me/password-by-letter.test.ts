import { expect, test } from 'vitest';
import { oneTimeTokens } from '../../../shared/accounts/identity/one-time-tokens.ts';
import { outcome } from '../../support/answers.ts';
import { seedTeam } from '../../support/seed.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { attributesOf, PASSWORD } from '../auth/world.ts';
import { NEW, REFUSED, startPasswords } from './passwords-world.ts';

const world = useWorld(startPasswords);
const contact = useFixture(() => world.kinds.contact);

test('a member without a password gets their first by a letter, and no later letter drops it', async () => {
  const ada = await contact.person({ password: null });
  expect(outcome(await world.choose(ada.token, { password: PASSWORD, new_password: NEW }))).toBe(REFUSED);
  const { access_token, refresh_token } = attributesOf(await world.consume(await world.letter(ada.email)));
  expect(outcome(await world.choose(ada.token, { password: PASSWORD, new_password: NEW }))).toBe('401 unauthorized');
  expect(
    outcome(await world.choose(String(access_token), { token: await world.letter(ada.email), new_password: NEW })),
  ).toBe('204');
  expect(outcome(await contact.refresh(refresh_token))).toBe('401 unauthorized');
  expect((await world.consume(await world.letter(ada.email))).status).toBe(200);
  expect((await contact.login(ada, NEW)).status).toBe(200);
});

test('a member who shows the first letter of all to their address keeps what they choose with it', async () => {
  const ada = await contact.person();
  const { refresh_token } = attributesOf(await contact.login(ada, PASSWORD));
  const shown = { password: 'forgotten', token: await world.letter(ada.email) };
  expect(outcome(await world.choose(ada.token, { ...shown, new_password: NEW }))).toBe('204');
  expect(outcome(await contact.refresh(refresh_token))).toBe('401 unauthorized');
  expect((await world.consume(await world.letter(ada.email))).status).toBe(200);
  expect((await contact.login(ada, PASSWORD)).status).toBe(401);
  expect((await contact.login(ada, NEW)).status).toBe(200);
});

test('a member proves no address by a password: the first letter drops the one they changed to as well', async () => {
  const squatter = await contact.person();
  expect(outcome(await world.choose(squatter.token, { password: PASSWORD, new_password: NEW }))).toBe('204');
  expect((await world.consume(await world.letter(squatter.email))).status).toBe(200);
  expect((await contact.login(squatter, NEW)).status).toBe(401);
});

test('a member spends a letter’s token, once: of fifty who use it at once, one has their password', async () => {
  const ada = await contact.person({ proved: true });
  const token = await world.letter(ada.email);
  expect(outcome(await world.choose(ada.token, { token, new_password: 'short' }))).toMatch(/^422 /);
  const tries = Array.from({ length: 50 }, (_, nth) => `${NEW} ${nth}`);
  const ended = await Promise.all(tries.map((new_password) => world.choose(ada.token, { token, new_password })));
  const [won, ...others] = tries.filter((_, nth) => ended[nth]?.status === 204);
  expect(others).toEqual([]);
  expect(new Set(ended.map(outcome))).toEqual(new Set(['204', REFUSED]));
  expect((await contact.login(ada, won ?? '')).status).toBe(200);
  expect(outcome(await world.choose(ada.token, { token, new_password: NEW }))).toBe(REFUSED);
  expect((await world.consume(token)).status).toBe(422);
});

test('a member shows a letter to the address they have, in their team, of the last ten minutes', async () => {
  const [ada, bo] = [await contact.person({ proved: true }), await contact.person({ proved: true })];
  const elsewhere = await seedTeam(world.service.db, world.service.keys);
  const ours = {
    team_id: world.team.id,
    hub_id: world.lobby.id,
    contact_id: ada.id,
    email: ada.email,
    return_url: null,
  };
  const make = (grant: Partial<typeof ours>, at = new Date()) =>
    oneTimeTokens(world.service.db).store('magic_link', { ...ours, ...grant }, 600, at);
  for (const token of [
    await world.letter(bo.email),
    await make({ contact_id: bo.id }),
    await make({ email: 'an-earlier-address@example.com' }),
    await make({ team_id: elsewhere.id }),
    await make({}, new Date(Date.now() - 601_000)),
  ])
    expect(outcome(await world.choose(ada.token, { token, new_password: NEW }))).toBe(REFUSED);
  expect((await contact.login(ada, PASSWORD)).status).toBe(200);
  expect(outcome(await world.choose(ada.token, { token: await make({}), new_password: NEW }))).toBe('204');
});

test('a member has it in every hub of the team, and leaves who has the address in another alone', async () => {
  const other = await seedTeam(world.service.db, world.service.keys);
  const theirs = await world.hub(other.id);
  const byLink = await world.hub(world.team.id, { sign_in: 'magic_link' });
  const byPassword = await world.hub(world.team.id, { sign_in: 'password' });
  const ada = await contact.person({ password: null }, byLink);
  await world.contact(theirs, { email: ada.email });
  const { refresh_token } = attributesOf(await contact.login(ada, PASSWORD, theirs));
  const token = await world.letter(ada.email, byLink);
  expect(outcome(await world.choose(ada.token, { token, new_password: NEW }))).toBe('204');
  const join = { email: ada.email, password: NEW, slug: byPassword.slug };
  expect((await world.post('/api/v1/contact-auth/register', join)).status).toBe(201);
  expect((await contact.login(ada, NEW, byPassword)).status).toBe(200);
  expect((await contact.login(ada, NEW, theirs)).status).toBe(401);
  expect((await contact.refresh(refresh_token)).status).toBe(200);
  expect((await contact.login(ada, PASSWORD, theirs)).status).toBe(200);
});
