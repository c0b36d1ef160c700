import { describe, expect, test } from 'vitest';
import type { SubscriptionStatus } from '../../../shared/commerce/payments/provider-subscription.ts';
import type { HubItem } from '../../../shared/hubs/hubs/hub-item.ts';
import { type MemberStatus, memberKey, statusChange } from '../../../shared/hubs/people/members/member-item.ts';
import { seedTeam } from '../../support/seed.ts';
import { seedSubscription } from '../../support/subscription.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { attributesOf, freshEmail, PASSWORD, startAuth, tokenIn } from './world.ts';

const world = useWorld(startAuth);
const team = useFixture(() => seedTeam(world.service.db, world.service.keys));

const LATER = '2100-01-01T00:00:00.000Z';
const APP = 'https://app.example';
const EARLIER = '2020-01-01T00:00:00.000Z';

/** Every way to be outside of a hub. */
const OUTSIDE: readonly (readonly [string, MemberStatus, object])[] = [
  ['suspended', 'suspended', { suspended_until: LATER }],
  ['banned', 'banned', {}],
  ['removed', 'removed', {}],
  ['left', 'left', {}],
  ['expired', 'active', { expires_at: EARLIER }],
  ['pending', 'pending', {}],
  ['invited', 'invited', {}],
];

interface Buying {
  readonly sign_in?: HubItem['sign_in'];
  readonly subscription?: SubscriptionStatus | undefined;
}

/** A contact with a subscription in a hub that they are outside of. */
const buyer = async (
  status: MemberStatus,
  more: object = {},
  { sign_in = 'both', subscription = 'active' }: Buying = {},
) => {
  const hub = await world.hub(team.id, { sign_in, name: 'Choir', allowed_origins: [APP] });
  const contact = await world.contact(hub);
  const key = { team: team.id, hub: hub.id };
  await world.service.db.update(memberKey(key, contact.id), { set: { ...statusChange(key, status), ...more } });
  await seedSubscription(world.service.db, key, contact.id, subscription);
  return { hub, ...contact };
};

const login = (email: string, slug: string, password = PASSWORD) =>
  world.post('/api/v1/contact-auth/login', { data: { type: 'login_requests', attributes: { email, password, slug } } });
const mailed = async (route: 'magic-link' | 'password-reset', email: string, slug: string) => {
  expect(await world.post(`/api/v1/contact-auth/${route}`, { email, slug })).toMatchObject({ status: 202, body: '' });
  const [letter] = await world.deliver();
  return letter;
};
const consume = (token: string) => world.post('/api/v1/contact-auth/magic-link/consume', { token });

const REFUSED = { status: 401, body: { errors: [{ code: 'invalid_credentials' }] } };
const ONLY_PURCHASES = { status: 200, body: { access: 'purchases', data: { attributes: { access: 'purchases' } } } };

describe.each(OUTSIDE)('a buyer who is %s signs in to their purchases', (_, status, more) => {
  test('by password; the session is refreshed', async () => {
    const { email, hub } = await buyer(status, more);
    const signedIn = await login(email, hub.slug);
    expect(signedIn).toMatchObject(ONLY_PURCHASES);
    const { refresh_token } = attributesOf(signedIn);
    const refreshed = await world.post('/api/v1/contact-auth/refresh', { refresh_token });
    expect(refreshed.status).toBe(200);
    const again = { refresh_token: attributesOf(refreshed).refresh_token };
    expect((await world.post('/api/v1/contact-auth/refresh', again)).status).toBe(200);
  });

  test('by magic link, in an email that does not promise them the hub', async () => {
    const { email, hub } = await buyer(status, more, { sign_in: 'magic_link' });
    const letter = await mailed('magic-link', email, hub.slug);
    expect(letter?.text).toContain('sign in to your purchases in the hub');
    expect(letter?.text).toContain('You do not have access to the hub itself.');
    expect(letter?.text).not.toContain('sign in to the hub');
    expect(await consume(tokenIn(letter))).toMatchObject(ONLY_PURCHASES);
  });

  test('by a new password, in an email that does not promise them the hub', async () => {
    const { email, hub } = await buyer(status, more, { sign_in: 'password' });
    const letter = await mailed('password-reset', email, hub.slug);
    expect(letter?.text).toContain('choose a password for your purchases in the hub');
    expect(letter?.text).toContain('You do not have access to the hub itself.');
    const body = { token: tokenIn(letter), password: 'another password' };
    expect((await world.post('/api/v1/contact-auth/password-reset/confirm', body)).status).toBe(204);
    expect(await login(email, hub.slug, body.password)).toMatchObject(ONLY_PURCHASES);
  });
});

describe.each(OUTSIDE)('a contact who is %s and never paid stays out', (_, status, more) => {
  const nothing = async (sign_in: HubItem['sign_in'], abandoned: SubscriptionStatus) => {
    const { email, hub, id } = await buyer(status, more, { sign_in, subscription: abandoned });
    const elsewhere = await world.hub(team.id);
    await seedSubscription(world.service.db, { team: team.id, hub: elsewhere.id }, id);
    return { email, slug: hub.slug };
  };

  test.each(['incomplete', 'expired'] as const)(
    'with an %s checkout, and a subscription in another hub',
    async (abandoned) => {
      const both = await nothing('both', abandoned);
      expect(await login(both.email, both.slug)).toMatchObject(REFUSED);
      const links = await nothing('magic_link', abandoned);
      expect(await mailed('magic-link', links.email, links.slug)).toBeUndefined();
      const passwords = await nothing('password', abandoned);
      expect(await mailed('password-reset', passwords.email, passwords.slug)).toBeUndefined();
    },
  );
});

test.each(['trialing', 'past_due', 'paused', 'canceled'] as const)(
  'a subscription that is %s is a way in',
  async (was) => {
    const { email, hub } = await buyer('banned', {}, { subscription: was });
    expect(await login(email, hub.slug)).toMatchObject(ONLY_PURCHASES);
  },
);

test('a member is told that the hub is open to them, whatever they bought', async () => {
  const { email, hub } = await buyer('active');
  const member = { status: 200, body: { access: 'member', data: { attributes: { access: 'member' } } } };
  expect(await login(email, hub.slug)).toMatchObject(member);
  const letter = await mailed('magic-link', email, hub.slug);
  expect(letter?.text).toContain('sign in to the hub');
  expect(letter?.text).not.toContain('purchases');
  expect(await consume(tokenIn(letter))).toMatchObject(member);
  expect((await mailed('password-reset', email, hub.slug))?.text).not.toContain('purchases');
});

test('a stranger learns nothing: a wrong password is the same answer for buyers and for unknown addresses', async () => {
  const { email, hub } = await buyer('banned');
  const answers = [
    await login(email, hub.slug, 'not this one'),
    await login(freshEmail(), hub.slug, 'not this one'),
    await login((await world.contact(hub)).email, hub.slug, 'not this one'),
  ];
  const told = answers.map(({ body }) => JSON.stringify(body).replaceAll(/"request_id":"[^"]+"/g, ''));
  for (const answered of answers) expect(answered).toMatchObject(REFUSED);
  expect(new Set(told).size).toBe(1);
});

describe('what a link opens is decided when it is used', () => {
  const become = (hub: HubItem, id: string, status: MemberStatus) => {
    const key = { team: team.id, hub: hub.id };
    return world.service.db.update(memberKey(key, id), { set: statusChange(key, status) });
  };

  test('a member who is banned meanwhile gets their purchases, one who is let back in the hub', async () => {
    const { email, hub, id } = await buyer('active');
    const [first, second] = [await mailed('magic-link', email, hub.slug), await mailed('magic-link', email, hub.slug)];
    await become(hub, id, 'banned');
    expect(await consume(tokenIn(first))).toMatchObject(ONLY_PURCHASES);
    await become(hub, id, 'active');
    expect(await consume(tokenIn(second))).toMatchObject({ status: 200, body: { access: 'member' } });
  });

  test('the page behind it speaks of purchases, and leads on with a token for them', async () => {
    const { email, hub, id } = await buyer('active');
    const body = { email, slug: hub.slug, return_url: `${APP}/billing` };
    await become(hub, id, 'left');
    await world.post('/api/v1/contact-auth/magic-link', body);
    const token = tokenIn((await world.deliver())[0]);
    const page = { path: `/m?token=${token}` };
    const form = {
      ...{ method: 'POST', path: '/m', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      body: new TextEncoder().encode(new URLSearchParams({ token }).toString()),
    };
    const pages = [await world.service.call(page), await world.service.call(form)].map((shown) => String(shown.body));
    for (const shown of pages) expect(shown).toContain('in to your purchases in <b>Choir</b>');
    const next = /#token=([^"&]+)"/.exec(pages[1] ?? '')?.[1] ?? '';
    expect(await consume(next)).toMatchObject(ONLY_PURCHASES);
  });
});
