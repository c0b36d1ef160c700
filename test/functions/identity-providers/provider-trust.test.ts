import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RolesItem, rolesKey } from '../../../shared/accounts/roles/roles.ts';
import { hubInput } from '../../../shared/hubs/hubs/hub-input.ts';
import { type HubItem, hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import {
  identityProviderKey,
  identityProviderKind,
} from '../../../shared/hubs/identity-providers/identity-provider-item.ts';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { knownHubsKey } from '../../../shared/hubs/people/contacts/known-hubs.ts';
import { addMember } from '../../../shared/hubs/people/members/hub-members.ts';
import { memberEntity } from '../../../shared/hubs/people/members/member-events.ts';
import { MEMBER_STATUSES, type MemberItem, memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { members } from '../../../shared/hubs/people/members/members.ts';
import { profileFields } from '../../../shared/hubs/people/profile-fields/profile-fields.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import type { HubKey } from '../../../shared/platform/db/key.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data } from '../../support/answers.ts';
import { holdClock } from '../../support/clock.ts';
import { checkOut, pay } from '../../support/purchases.ts';
import type { TestService } from '../../support/service.ts';
import { seedWorld, type Tenant } from '../../support/world.ts';
import { type FakeProvider, startProvider } from './fake-provider.ts';
import { startSignInService } from './sign-in-service.ts';
import { hrefOf, SIGNED_IN, textOf } from './team-office.ts';

const HOUR = 60 * 60_000;
const ONLY_MEMBERS = 'only for members of this hub';

let service: TestService<unknown>;
let ours: Tenant;
let theirs: Tenant;
let hub: HubItem;
let provider: FakeProvider;
let id: string;

const collection = () => `/api/v1/teams/${ours.id}/hubs/${ours.hub}/identity-providers`;
const send = (method: string, path: string, attributes?: object, token = ours.users.owner.token) => {
  const body = attributes && { data: { type: 'identity_providers', attributes } };
  return service.call({ method, path, token, ...(body && { body }) });
};
const create = (attributes: object = {}, token?: string) => {
  const needed = { name: 'Acme', issuer: provider.issuer, client_id: 'hub', client_secret: 's3cret' };
  return send('POST', collection(), { ...needed, ...attributes }, token);
};

beforeAll(async () => {
  provider = await startProvider();
  const started = await startSignInService();
  service = started.service;
  ({ ours, theirs } = await seedWorld(service.db, started.keys));
  const key = hubItemKey({ team: ours.id, hub: ours.hub });
  await service.db.update(key, { set: { site_url: 'https://garden.example/in', access_level: 'open' } });
  hub = (await service.db.get<HubItem>(key)) as HubItem;
});
afterAll(async () => {
  await service.stop();
  await provider.stop();
});
beforeEach(async () => {
  const made = await create();
  id = data(made).id;
  return async () => {
    await send('DELETE', `${collection()}/${id}`);
  };
});

/** The page at which a sign-in with the provider ends. */
const signIn = async (email: string) => {
  const response = await service.call({ path: `/sign-in/${ours.hub}/${id}` });
  const url = hrefOf(textOf(response));
  const iat = Math.floor(Date.now() / 1000);
  const token = { iss: provider.issuer, aud: 'hub', sub: email, iat, exp: iat + 300, email, email_verified: true };
  provider.answer = async () => ({ id_token: await provider.sign({ ...token, nonce: url.searchParams.get('nonce') }) });
  const query = new URLSearchParams({ state: url.searchParams.get('state') ?? '', code: 'code' });
  const cookie = (response.headers['Set-Cookie'] ?? '').split(';')[0] ?? '';
  return textOf(await service.call({ path: `/sign-in/${ours.hub}/${id}/callback?${query}`, headers: { cookie } }));
};
const exchange = (page: string) => {
  const code = hrefOf(page).searchParams.get('code') ?? '';
  return service.call({ method: 'POST', path: '/api/v1/contact-auth/exchange', body: { code, slug: hub.slug } });
};
interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}
const tokensOf = ({ body }: { readonly body: unknown }) => body as Tokens;
const signedIn = async (email: string) => tokensOf(await exchange(await signIn(email)));
const refresh = (refresh_token: string) =>
  service.call({ method: 'POST', path: '/api/v1/contact-auth/refresh', body: { refresh_token } });
const address = (domain = 'example.com') => `person-${newId()}@${domain}`;
const contact = async (status?: 'active' | 'suspended' | 'left', email = address()) => {
  const hubs = status === undefined ? [] : [{ id: ours.hub, status: 'active' as const }];
  const made = await contacts(service.db, ours.id).create({ email, name: null, password_hash: null, hubs }, new Date());
  if (typeof made === 'string') throw new Error(made);
  const key = memberKey({ team: ours.id, hub: ours.hub }, made.id);
  if (status !== undefined && status !== 'active') await service.db.update<MemberItem>(key, { set: { status } });
  return { email, key };
};
const setDomains = (email_domains: readonly string[]) => send('PATCH', `${collection()}/${id}`, { email_domains });

describe('a contact of the team who is not in the hub', () => {
  test.each(['no membership', 'left'] as const)('(%s) is refused, and nothing about them changes', async (of) => {
    const { email, key } = await contact(of === 'left' ? 'left' : undefined);
    const before = await contactCredentials(service.db, ours.id).get(email);
    for (const domains of [[], ['other.example.com', 'ample.com']]) {
      await setDomains(domains);
      expect(await signIn(email)).toContain(ONLY_MEMBERS);
    }
    expect(await contactCredentials(service.db, ours.id).get(email)).toEqual(before);
    expect((await service.db.get<MemberItem>(key))?.status).toBe(of === 'left' ? 'left' : undefined);
  });

  test('joins with an address of a listed domain, in any case and script', async () => {
    await setDomains(['Example.COM', 'bücher.com']);
    for (const domain of ['example.com', 'xn--bcher-kva.com']) {
      const { email } = await contact(undefined, address(domain));
      expect(await signIn(email)).toContain(SIGNED_IN);
    }
    const { email } = await contact(undefined, address('sub.example.com'));
    expect(await signIn(email)).toContain(ONLY_MEMBERS);
  });
});

test('a member of the hub is admitted with any address; a provider with domains brings new people of these alone', async () => {
  const { email } = await contact('active');
  expect(await signIn(email)).toContain(SIGNED_IN);
  expect(await signIn(address())).toContain(SIGNED_IN);
  await setDomains(['acme.com']);
  expect(await signIn(email)).toContain(SIGNED_IN);
  expect(await signIn(address('acme.com'))).toContain(SIGNED_IN);
  const unlisted = address();
  expect(await signIn(unlisted)).toContain(ONLY_MEMBERS);
  expect(await contactCredentials(service.db, ours.id).get(unlisted)).toBeUndefined();
});

/** A further hub of the team; returns its id. */
const newHub = async () => {
  const input = hubInput().parse({ name: 'Other', slug: `other-${newId()}` });
  const made = await hubs(service.db, ours.id).create(input, { type: 'user', id: ours.users.owner.id }, new Date());
  if (typeof made === 'string') throw new Error(made);
  return { team: ours.id, hub: made.id };
};

/** Ways by which another hub of the team knows a contact. */
const KNOWN_ELSEWHERE = [
  ...MEMBER_STATUSES.map(
    (status) =>
      [`has the membership status ${status} in`, { member: { status } satisfies Partial<MemberItem> }] as const,
  ),
  ['joined', { joins: true }] as const,
  ['has a subscription in', { subscription: 'active' }] as const,
  ['had a subscription in', { subscription: 'canceled' }] as const,
  ['paid for a product that was deleted in', { subscription: 'active', hasProduct: false }] as const,
  ['has a free order in', { order: 'free' }] as const,
  ['has a paid order in', { order: 'one_time' }] as const,
];
interface Elsewhere {
  readonly member?: Pick<MemberItem, 'status'>;
  readonly joins?: boolean;
  readonly subscription?: 'active' | 'canceled';
  readonly hasProduct?: boolean;
  readonly order?: 'free' | 'one_time';
}
const SYSTEM = { type: 'system', id: 'test' } as const;
const addTo = async (other: HubKey, contact: string, { status }: Pick<MemberItem, 'status'>) => {
  const first = status === 'pending' || status === 'invited' ? status : 'active';
  expect(await addMember(service.db, other, { contact, status: first }, SYSTEM, new Date())).toBe('added');
  await service.db.update<MemberItem>(memberKey(other, contact), { set: { status } });
};
const knowElsewhere = async (contact: string, { member, joins, subscription, order, hasProduct }: Elsewhere) => {
  const [{ db }, other] = [service, await newHub()];
  if (member) await addTo(other, contact, member);
  if (joins) expect(await members(db, other).join(contact, 'active', SYSTEM, new Date())).toBe(true);
  const kind = subscription ? 'recurring' : order;
  if (kind) {
    const id = await checkOut(db, other, contact, { kind, ...(hasProduct !== undefined && { hasProduct }) });
    if (kind !== 'free') expect(await pay(db, other, id, subscription)).toBe(true);
    /* What another hub knows does not depend on the membership that the purchase gave. */
    await db.remove(memberKey(other, contact));
  }
  return other;
};
const contactOf = async (email: string) => (await contactCredentials(service.db, ours.id).get(email))?.contact_id ?? '';

describe.each(KNOWN_ELSEWHERE)('a member who %s another hub of the team', (_, elsewhere) => {
  test('is signed in only with an address of a listed domain', async () => {
    const { email } = await contact('active');
    await knowElsewhere(await contactOf(email), elsewhere);
    const before = await contactCredentials(service.db, ours.id).get(email);
    for (const domains of [[], ['other.example.com']]) {
      await setDomains(domains);
      expect(await signIn(email)).toContain(ONLY_MEMBERS);
    }
    expect(await contactCredentials(service.db, ours.id).get(email)).toEqual(before);
    await setDomains(['example.com']);
    expect((await refresh((await signedIn(email)).refresh_token)).status).toBe(200);
  });

  test('keeps no code and no session from before, also if the provider brought them to the team', async () => {
    const [known, brought] = [(await contact('active')).email, address()];
    for (const email of [known, brought]) {
      const [session, page] = [await signedIn(email), await signIn(email)];
      await knowElsewhere(await contactOf(email), elsewhere);
      expect((await exchange(page)).status).toBe(422);
      expect((await refresh(session.refresh_token)).status).toBe(401);
      expect(await signIn(email)).toContain(ONLY_MEMBERS);
    }
  });
});

test('a membership from before the record of known hubs ends a session at its next refresh', async () => {
  const { email } = await contact('active');
  const [{ refresh_token }, id] = [await signedIn(email), await contactOf(email)];
  await knowElsewhere(id, { member: { status: 'left' } });
  await service.db.remove(knownHubsKey(ours.id, id));
  expect((await refresh(refresh_token)).status).toBe(401);
});

test('a refresh reads every hub again if another hub is recorded as the only one', async () => {
  const { email } = await contact('active');
  const [{ refresh_token }, id] = [await signedIn(email), await contactOf(email)];
  await service.db.put({ ...memberKey(await newHub(), id), entity: memberEntity, status: 'left' });
  await service.db.update(knownHubsKey(ours.id, id), { set: { only_hub_id: newId() } });
  expect((await refresh(refresh_token)).status).toBe(401);
});

test('a hub that was deleted keeps no member from the sign-in', async () => {
  const { email } = await contact('active');
  const { refresh_token } = await signedIn(email);
  const other = await knowElsewhere(await contactOf(email), { member: { status: 'active' } });
  await service.db.remove(hubItemKey(other));
  expect((await refresh(refresh_token)).status).toBe(200);
});

test('an abandoned checkout in another hub keeps no member from the sign-in', async () => {
  const { email } = await contact('active');
  await checkOut(service.db, await newHub(), await contactOf(email), { kind: 'recurring' });
  const { refresh_token } = await signedIn(email);
  await checkOut(service.db, await newHub(), await contactOf(email), { kind: 'one_time' });
  expect((await refresh(refresh_token)).status).toBe(200);
});

test('a member of several hubs is signed in while the domain of their address is listed, and no longer', async () => {
  await setDomains(['example.com']);
  const { email } = await contact('active');
  await knowElsewhere(await contactOf(email), { member: { status: 'active' } });
  const [session, other, page] = [await signedIn(email), await signedIn(email), await signIn(email)];
  const { refresh_token } = tokensOf(await refresh(session.refresh_token));
  await setDomains(['acme.com']);
  expect((await exchange(page)).status).toBe(422);
  for (const token of [refresh_token, other.refresh_token]) expect((await refresh(token)).status).toBe(401);
});

describe('a session of a provider', () => {
  test.each([[[]], [['example.com']]] as const)(
    'ends when the contact leaves the hub of the provider, and so does a code (domains: %j)',
    async (domains) => {
      await setDomains(domains);
      const { email, key } = await contact('active');
      const [session, page] = [await signedIn(email), await signIn(email)];
      await service.db.update<MemberItem>(key, { set: { status: 'removed' } });
      expect((await exchange(page)).status).toBe(422);
      expect((await refresh(session.refresh_token)).status).toBe(401);
    },
  );

  test.each([
    ['deleted', () => send('DELETE', `${collection()}/${id}`)],
    ['disabled', () => send('PATCH', `${collection()}/${id}`, { enabled: false })],
  ])('ends when the provider is %s, and so does a code; sessions of another provider continue', async (_, end) => {
    const [mine, page] = [await signedIn(address()), await signIn(address())];
    const first = id;
    id = data(await create({ name: 'Other' })).id;
    const other = await signedIn(address());
    const refreshed = tokensOf(await refresh(mine.refresh_token));
    [id] = [first];
    expect((await end()).status).toBeLessThan(300);
    for (const { refresh_token } of [refreshed, refreshed]) expect((await refresh(refresh_token)).status).toBe(401);
    expect((await exchange(page)).status).toBe(422);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  test('ends 12 hours after the sign-in, however often it was refreshed', async () => {
    const start = Date.now();
    holdClock(start);
    let { refresh_token } = await signedIn(address());
    for (const hours of [5, 10, 11.99]) {
      holdClock(start + hours * HOUR);
      ({ refresh_token } = tokensOf(await refresh(refresh_token)));
    }
    holdClock(start + 12 * HOUR);
    expect((await refresh(refresh_token)).status).toBe(401);
    holdClock(start + 11 * HOUR);
    expect((await refresh(refresh_token)).status).toBe(401);
  });

  test('ends at the age that the owners set, also if it began before', async () => {
    const policy = (max_session_hours: unknown, token = ours.users.owner.token) =>
      service.call({
        method: 'PATCH',
        path: `/api/v1/teams/${ours.id}/sign-in-policy`,
        token,
        body: { data: { type: 'sign_in_policies', attributes: { max_session_hours } } },
      });
    for (const hours of [0, -1, 0.5, 721, null, '12']) expect((await policy(hours)).status).toBe(422);
    for (const token of [ours.key.secret, ours.users.admin.token, theirs.users.owner.token])
      expect((await policy(720, token)).status).toBe(403);
    const start = Date.now();
    holdClock(start);
    const [one, other] = [await signedIn(address()), await signedIn(address())];
    expect(data(await policy(13)).attributes).toEqual({ team_id: ours.id, sso_required: false, max_session_hours: 13 });
    holdClock(start + 12.5 * HOUR);
    expect((await refresh(one.refresh_token)).status).toBe(200);
    const owner = service.keys.issue({ kind: 'user', id: ours.users.owner.id });
    expect(data(await policy(12, owner)).attributes.max_session_hours).toBe(12);
    expect((await refresh(other.refresh_token)).status).toBe(401);
  });

  test('has a maximum age; a session of a password has none', async () => {
    const email = address();
    const body = { email, password: 'a long password', slug: hub.slug };
    const { refresh_token } = tokensOf(
      await service.call({ method: 'POST', path: '/api/v1/contact-auth/register', body }),
    );
    holdClock(Date.now() + 29 * 24 * HOUR);
    expect((await refresh(refresh_token)).status).toBe(200);
  });
});

describe('only an owner', () => {
  const others = () => [
    ['an admin', ours.users.admin.token],
    ['a key with every scope', ours.key.secret],
    ['an owner of another team', theirs.users.owner.token],
    ['a key of another team', theirs.key.secret],
    ['a member', ours.member.token],
  ];

  test('with members.manage lets a claim fill a profile field that only the team sees', async () => {
    const fields = profileFields(service.db, ours.id);
    const actor = { type: 'user', id: ours.users.owner.id } as const;
    for (const visibility of ['team', 'members'] as const) {
      const input = { key: `level_${visibility}`, label: 'Level', field_type: 'text', visibility } as const;
      await fields.create({ ...input, options: [], is_required: false }, actor, new Date());
    }
    const [hidden, shown] = [{ level: 'fields.level_team' }, { level: 'fields.level_members' }];
    expect((await create({ claims: hidden })).status).toBe(201);
    const roles = await service.db.get<RolesItem>(rolesKey(ours.id));
    const role = `roles.${ours.users.owner.role_id}.permissions`;
    await service.db.update(rolesKey(ours.id), { set: { [role]: new Set(['hubs.manage']) } });
    const refused = { status: 403, body: { errors: [{ code: 'permission_not_held' }] } };
    expect(await create({ claims: hidden })).toMatchObject(refused);
    expect(await send('PATCH', `${collection()}/${id}`, { claims: hidden })).toMatchObject(refused);
    expect((await send('PATCH', `${collection()}/${id}`, { claims: shown })).status).toBe(200);
    const before = roles?.roles[ours.users.owner.role_id]?.permissions;
    await service.db.update(rolesKey(ours.id), { set: { [role]: before ?? new Set() } });
  });

  test('is named in the audit log for a change, with the names of the changed attributes and no value', async () => {
    const key = identityProviderKey({ team: ours.id, hub: ours.hub }, id);
    const before = await service.db.get<Item>(key);
    expect((await send('PATCH', `${collection()}/${id}`, { client_secret: 'another secret' })).status).toBe(200);
    const after = await service.db.get<Item>(key);
    const events = identityProviderKind.events(before, after);
    expect(events).toMatchObject([
      {
        type: 'identity_provider.updated',
        actor: { type: 'user', id: ours.users.owner.id },
        changed: ['client_secret'],
      },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/another secret|sealed-/);
  });

  test('creates, changes and deletes a provider; readers of the hub still see it', async () => {
    for (const [who, token] of others()) {
      const statuses = [
        (await create({}, token)).status,
        (await send('PATCH', `${collection()}/${id}`, { enabled: true, client_secret: 'x' }, token)).status,
        (await send('PATCH', `${collection()}/${id}`, { email_domains: ['example.com'] }, token)).status,
        (await send('DELETE', `${collection()}/${id}`, undefined, token)).status,
      ];
      expect([who, ...statuses]).toEqual([who, 403, 403, 403, 403]);
    }
    for (const token of [ours.users.admin.token, ours.key.secret])
      expect((await send('GET', `${collection()}/${id}`, undefined, token)).status).toBe(200);
  });
});
