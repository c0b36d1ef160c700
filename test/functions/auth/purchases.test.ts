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

/** Every membership status without access to the hub. */
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

/** A contact with a subscription in a hub that they have no access to. */
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
const emailFor = async (route: 'magic-link' | 'password-reset', email: string, slug: string) => {
  expect(await world.post(`/api/v1/contact-auth/${route}`, { email, slug })).toMatchObject({ status: 202, body: '' });
  const [message] = await world.deliver();
  return message;
};
const consume = (token: string) => world.post('/api/v1/contact-auth/magic-link/consume', { token });

const REFUSED = { status: 401, body: { errors: [{ code: 'invalid_credentials' }] } };
const ONLY_PURCHASES = { status: 200, body: { access: 'purchases', data: { attributes: { access: 'purchases' } } } };

describe.each(OUTSIDE)('a buyer who is %s signs in to their purchases', (_, status, more) => {
  test('by password, and the session can be refreshed', async () => {
    const { email, hub } = await buyer(status, more);
    const signedIn = await login(email, hub.slug);
    expect(signedIn).toMatchObject(ONLY_PURCHASES);
    const { refresh_token } = attributesOf(signedIn);
    const refreshed = await world.post('/api/v1/contact-auth/refresh', { refresh_token });
    expect(refreshed.status).toBe(200);
    const again = { refresh_token: attributesOf(refreshed).refresh_token };
    expect((await world.post('/api/v1/contact-auth/refresh', again)).status).toBe(200);
  });

  test('by magic link, in an email that offers only their purchases', async () => {
    const { email, hub } = await buyer(status, more, { sign_in: 'magic_link' });
    const message = await emailFor('magic-link', email, hub.slug);
    expect(message?.text).toContain('sign in to your purchases in the hub');
    expect(message?.text).toContain('You do not have access to the hub itself.');
    expect(message?.text).not.toContain('sign in to the hub');
    expect(await consume(tokenIn(message))).toMatchObject(ONLY_PURCHASES);
  });

  test('by password reset, in an email that offers only their purchases', async () => {
    const { email, hub } = await buyer(status, more, { sign_in: 'password' });
    const message = await emailFor('password-reset', email, hub.slug);
    expect(message?.text).toContain('choose a password for your purchases in the hub');
    expect(message?.text).toContain('You do not have access to the hub itself.');
    const body = { token: tokenIn(message), password: 'another password' };
    expect((await world.post('/api/v1/contact-auth/password-reset/confirm', body)).status).toBe(204);
    expect(await login(email, hub.slug, body.password)).toMatchObject(ONLY_PURCHASES);
  });
});

describe.each(OUTSIDE)('a contact who is %s and has not paid cannot sign in', (_, status, more) => {
  const unpaid = async (sign_in: HubItem['sign_in'], abandoned: SubscriptionStatus) => {
    const { email, hub, id } = await buyer(status, more, { sign_in, subscription: abandoned });
    const elsewhere = await world.hub(team.id);
    await seedSubscription(world.service.db, { team: team.id, hub: elsewhere.id }, id);
    return { email, slug: hub.slug };
  };

  test.each(['incomplete', 'expired'] as const)(
    'with an %s checkout and a subscription in another hub',
    async (abandoned) => {
      const both = await unpaid('both', abandoned);
      expect(await login(both.email, both.slug)).toMatchObject(REFUSED);
      const links = await unpaid('magic_link', abandoned);
      expect(await emailFor('magic-link', links.email, links.slug)).toBeUndefined();
      const passwords = await unpaid('password', abandoned);
      expect(await emailFor('password-reset', passwords.email, passwords.slug)).toBeUndefined();
    },
  );
});

test.each(['trialing', 'past_due', 'paused', 'canceled'] as const)(
  'a subscription that is %s gives access to purchases',
  async (subscription) => {
    const { email, hub } = await buyer('banned', {}, { subscription });
    expect(await login(email, hub.slug)).toMatchObject(ONLY_PURCHASES);
  },
);

test('a member gets access to the hub, and their emails do not mention purchases', async () => {
  const { email, hub } = await buyer('active');
  const member = { status: 200, body: { access: 'member', data: { attributes: { access: 'member' } } } };
  expect(await login(email, hub.slug)).toMatchObject(member);
  const message = await emailFor('magic-link', email, hub.slug);
  expect(message?.text).toContain('sign in to the hub');
  expect(message?.text).not.toContain('purchases');
  expect(await consume(tokenIn(message))).toMatchObject(member);
  expect((await emailFor('password-reset', email, hub.slug))?.text).not.toContain('purchases');
});

test('a wrong password gets the same response for buyers, members and unknown addresses', async () => {
  const { email, hub } = await buyer('banned');
  const responses = [
    await login(email, hub.slug, 'not this one'),
    await login(freshEmail(), hub.slug, 'not this one'),
    await login((await world.contact(hub)).email, hub.slug, 'not this one'),
  ];
  const bodies = responses.map(({ body }) => JSON.stringify(body).replaceAll(/"request_id":"[^"]+"/g, ''));
  for (const response of responses) expect(response).toMatchObject(REFUSED);
  expect(new Set(bodies).size).toBe(1);
});

describe('a magic link checks access when it is used', () => {
  const setStatus = (hub: HubItem, id: string, status: MemberStatus) => {
    const key = { team: team.id, hub: hub.id };
    return world.service.db.update(memberKey(key, id), { set: statusChange(key, status) });
  };

  test('a member who was banned in the meantime gets their purchases, and one who was unbanned gets the hub', async () => {
    const { email, hub, id } = await buyer('active');
    const [first, second] = [
      await emailFor('magic-link', email, hub.slug),
      await emailFor('magic-link', email, hub.slug),
    ];
    await setStatus(hub, id, 'banned');
    expect(await consume(tokenIn(first))).toMatchObject(ONLY_PURCHASES);
    await setStatus(hub, id, 'active');
    expect(await consume(tokenIn(second))).toMatchObject({ status: 200, body: { access: 'member' } });
  });

  test('the landing page shows purchases and redirects with a code for them', async () => {
    const { email, hub, id } = await buyer('active');
    const body = { email, slug: hub.slug, return_url: `${APP}/billing` };
    await setStatus(hub, id, 'left');
    await world.post('/api/v1/contact-auth/magic-link', body);
    const token = tokenIn((await world.deliver())[0]);
    const page = { path: `/m?token=${token}` };
    const form = {
      method: 'POST',
      path: '/m',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new TextEncoder().encode(new URLSearchParams({ token }).toString()),
    };
    const pages = [await world.service.call(page), await world.service.call(form)].map((response) =>
      String(response.body),
    );
    for (const html of pages) expect(html).toContain('in to your purchases in <b>Choir</b>');
    const code = /[?]code=([^"&]+)"/.exec(pages[1] ?? '')?.[1] ?? '';
    const exchanged = await world.post('/api/v1/contact-auth/exchange', { code, slug: hub.slug });
    expect(exchanged).toMatchObject(ONLY_PURCHASES);
  });
});
