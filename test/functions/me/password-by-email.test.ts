import { expect, test } from 'vitest';
import { oneTimeTokens } from '../../../shared/accounts/identity/one-time-tokens.ts';
import { outcome } from '../../support/answers.ts';
import { seedTeam } from '../../support/seed.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { attributesOf, PASSWORD } from '../auth/world.ts';
import { NEW, REFUSED, startPasswords } from './passwords-world.ts';

const world = useWorld(startPasswords);
const contact = useFixture(() => world.kinds.contact);

test('a member without a password sets their first one by email, and later emails keep it', async () => {
  const ada = await contact.person({ password: null });
  expect(outcome(await world.changePassword(ada.token, { password: PASSWORD, new_password: NEW }))).toBe(REFUSED);
  const { access_token, refresh_token } = attributesOf(await world.consume(await world.emailedToken(ada.email)));
  expect(outcome(await world.changePassword(ada.token, { password: PASSWORD, new_password: NEW }))).toBe(
    '401 unauthorized',
  );
  expect(
    outcome(
      await world.changePassword(String(access_token), {
        token: await world.emailedToken(ada.email),
        new_password: NEW,
      }),
    ),
  ).toBe('204');
  expect(outcome(await contact.refresh(refresh_token))).toBe('401 unauthorized');
  expect((await world.consume(await world.emailedToken(ada.email))).status).toBe(200);
  expect((await contact.login(ada, NEW)).status).toBe(200);
});

test('a member who proves their address and sets a password with one token keeps the password', async () => {
  const ada = await contact.person();
  const { refresh_token } = attributesOf(await contact.login(ada, PASSWORD));
  const proof = { password: 'forgotten', token: await world.emailedToken(ada.email) };
  expect(outcome(await world.changePassword(ada.token, { ...proof, new_password: NEW }))).toBe('204');
  expect(outcome(await contact.refresh(refresh_token))).toBe('401 unauthorized');
  expect((await world.consume(await world.emailedToken(ada.email))).status).toBe(200);
  expect((await contact.login(ada, PASSWORD)).status).toBe(401);
  expect((await contact.login(ada, NEW)).status).toBe(200);
});

test('a password change does not prove the address, so the first emailed token drops the new password too', async () => {
  const unproved = await contact.person();
  expect(outcome(await world.changePassword(unproved.token, { password: PASSWORD, new_password: NEW }))).toBe('204');
  expect((await world.consume(await world.emailedToken(unproved.email))).status).toBe(200);
  expect((await contact.login(unproved, NEW)).status).toBe(401);
});

test('an emailed token is single-use: of fifty concurrent changes, one succeeds', async () => {
  const ada = await contact.person({ proved: true });
  const token = await world.emailedToken(ada.email);
  expect(outcome(await world.changePassword(ada.token, { token, new_password: 'short' }))).toMatch(/^422 /);
  const tries = Array.from({ length: 50 }, (_, nth) => `${NEW} ${nth}`);
  const responses = await Promise.all(
    tries.map((new_password) => world.changePassword(ada.token, { token, new_password })),
  );
  const [won, ...others] = tries.filter((_, nth) => responses[nth]?.status === 204);
  expect(others).toEqual([]);
  expect(new Set(responses.map(outcome))).toEqual(new Set(['204', REFUSED]));
  expect((await contact.login(ada, won ?? '')).status).toBe(200);
  expect(outcome(await world.changePassword(ada.token, { token, new_password: NEW }))).toBe(REFUSED);
  expect((await world.consume(token)).status).toBe(422);
});

test('an emailed token must be for the member’s address and team and at most ten minutes old', async () => {
  const [ada, bo] = [await contact.person({ proved: true }), await contact.person({ proved: true })];
  const elsewhere = await seedTeam(world.service.db, world.service.keys);
  const fields = {
    team_id: world.team.id,
    hub_id: world.lobby.id,
    contact_id: ada.id,
    email: ada.email,
    return_url: null,
  };
  const storeToken = (grant: Partial<typeof fields>, at = new Date()) =>
    oneTimeTokens(world.service.db).store('magic_link', { ...fields, ...grant }, 600, at);
  for (const token of [
    await world.emailedToken(bo.email),
    await storeToken({ contact_id: bo.id }),
    await storeToken({ email: 'an-earlier-address@example.com' }),
    await storeToken({ team_id: elsewhere.id }),
    await storeToken({}, new Date(Date.now() - 601_000)),
  ])
    expect(outcome(await world.changePassword(ada.token, { token, new_password: NEW }))).toBe(REFUSED);
  expect((await contact.login(ada, PASSWORD)).status).toBe(200);
  expect(outcome(await world.changePassword(ada.token, { token: await storeToken({}), new_password: NEW }))).toBe(
    '204',
  );
});

test('the password applies in every hub of the team, and a contact of another team is not changed', async () => {
  const other = await seedTeam(world.service.db, world.service.keys);
  const otherHub = await world.hub(other.id);
  const byLink = await world.hub(world.team.id, { sign_in: 'magic_link' });
  const byPassword = await world.hub(world.team.id, { sign_in: 'password' });
  const ada = await contact.person({ password: null }, byLink);
  await world.contact(otherHub, { email: ada.email });
  const { refresh_token } = attributesOf(await contact.login(ada, PASSWORD, otherHub));
  const token = await world.emailedToken(ada.email, byLink);
  expect(outcome(await world.changePassword(ada.token, { token, new_password: NEW }))).toBe('204');
  const join = { email: ada.email, password: NEW, slug: byPassword.slug };
  expect((await world.post('/api/v1/contact-auth/register', join)).status).toBe(201);
  expect((await contact.login(ada, NEW, byPassword)).status).toBe(200);
  expect((await contact.login(ada, NEW, otherHub)).status).toBe(401);
  expect((await contact.refresh(refresh_token)).status).toBe(200);
  expect((await contact.login(ada, PASSWORD, otherHub)).status).toBe(200);
});
