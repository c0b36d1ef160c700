import { expect, test } from 'vitest';
import { challengeIn, challengeOf } from '../../../shared/accounts/identity/code-challenge.ts';
import { newOpaque } from '../../../shared/accounts/identity/opaque-token.ts';
import type { HubItem } from '../../../shared/hubs/hubs/hub-item.ts';
import { seedTeam } from '../../support/seed.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { PASSWORD, startAuth, tokenIn } from './world.ts';

const world = useWorld(startAuth);
const team = useFixture(() => seedTeam(world.service.db, world.service.keys));

const SITE = 'https://app.example/in';
const REFUSED = {
  status: 422,
  body: { errors: [{ code: 'invalid_code_verifier', source: { pointer: '/code_verifier' } }] },
};

const press = (fields: Record<string, string>) =>
  world.service.call({
    method: 'POST',
    path: '/m',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new TextEncoder().encode(new URLSearchParams(fields).toString()),
  });
const codeIn = ({ body }: { readonly body: unknown }): string => /[?&;]code=([\w-]{43})/.exec(String(body))?.[1] ?? '';

/** Requests an email with a challenge, or without one, and returns its token. */
const emailed = async (route: 'magic-link' | 'password-reset', hub: HubItem, code_challenge?: string) => {
  const { email } = await world.contact(hub);
  const body = { email, slug: hub.slug, ...(code_challenge !== undefined && { code_challenge }) };
  expect((await world.post(`/api/v1/contact-auth/${route}`, body)).status).toBe(202);
  return tokenIn((await world.deliver())[0]);
};

/** Each way to a code or token that a site turns into a session. */
const WAYS = {
  'the token of a magic link': async (hub: HubItem, challenge?: string) => {
    const token = await emailed('magic-link', hub, challenge);
    return (more: object) => world.post('/api/v1/contact-auth/magic-link/consume', { token, ...more });
  },
  'the code of a magic link': async (hub: HubItem, challenge?: string) => {
    const code = codeIn(await press({ token: await emailed('magic-link', hub, challenge) }));
    return (more: object) => world.post('/api/v1/contact-auth/exchange', { code, slug: hub.slug, ...more });
  },
  'the code of a password reset': async (hub: HubItem, challenge?: string) => {
    const code = codeIn(await press({ token: await emailed('password-reset', hub, challenge), password: PASSWORD }));
    return (more: object) => world.post('/api/v1/contact-auth/exchange', { code, slug: hub.slug, ...more });
  },
};

const hubWithSite = () => world.hub(team.id, { site_url: SITE, sign_in: 'both' });

test.each(Object.entries(WAYS))(
  '%s that began with a challenge is accepted once, and only with its verifier; others leave it valid',
  async (_, begin) => {
    const code_verifier = `${newOpaque()}.~-_`;
    const send = await begin(await hubWithSite(), challengeOf(code_verifier));
    for (const wrong of [{}, { code_verifier: newOpaque() }, { code_verifier: challengeOf(code_verifier) }])
      expect(await send(wrong)).toMatchObject(REFUSED);
    const sent = await Promise.all([send({ code_verifier }), send({ code_verifier }), send({})]);
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await send({ code_verifier })).toMatchObject({ status: 422, body: { errors: [{ code: 'invalid_token' }] } });
    expect(await send({})).toMatchObject({ status: 422, body: { errors: [{ code: 'invalid_token' }] } });
  },
);

test.each(Object.entries(WAYS))(
  '%s that began without a challenge is refused with a verifier, so that a site that binds accepts no other sign-in',
  async (_, begin) => {
    const send = await begin(await hubWithSite());
    expect(await send({ code_verifier: newOpaque() })).toMatchObject(REFUSED);
    expect((await send({})).status).toBe(200);
  },
);

test('a challenge or verifier of another form is refused, and nothing is sent', async () => {
  const { slug } = await hubWithSite();
  for (const code_challenge of ['', 'short', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}=`, 7])
    for (const route of ['magic-link', 'password-reset']) {
      const response = await world.post(`/api/v1/contact-auth/${route}`, {
        email: 'a@b.example',
        slug,
        code_challenge,
      });
      expect([code_challenge, response.status]).toEqual([code_challenge, 422]);
    }
  for (const code_verifier of ['A'.repeat(42), 'A'.repeat(129), `${'A'.repeat(43)} `, null])
    expect((await world.post('/api/v1/contact-auth/exchange', { code: 'x', slug, code_verifier })).status).toBe(422);
  expect(await world.deliver()).toEqual([]);
});

test('the query of a sign-in page has one challenge of the method S256, or none', () => {
  const challenge = challengeOf('A'.repeat(43));
  const read = (query: string) => challengeIn(new URLSearchParams(query));
  expect([read(''), read('return_url=x')]).toEqual([null, null]);
  for (const method of ['', '&code_challenge_method=S256'])
    expect(read(`code_challenge=${challenge}${method}`)).toBe(challenge);
  const invalid = ['code_challenge=', 'code_challenge=abc', `code_challenge=${challenge}&code_challenge=${challenge}`];
  for (const method of ['plain', 's256', ''])
    invalid.push(`code_challenge=${challenge}&code_challenge_method=${method}`);
  for (const query of [...invalid, 'code_challenge_method=S256'])
    expect([query, read(query)]).toEqual([query, 'invalid']);
});
