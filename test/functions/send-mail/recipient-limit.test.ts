import { afterEach, beforeEach, expect, test } from 'vitest';
import { userKey } from '../../../shared/accounts/identity/user-item.ts';
import { users } from '../../../shared/accounts/identity/users.ts';
import {
  type EmailsPerDay,
  mailboxOf,
  PROVED_SIGN_IN_EMAILS,
  RECIPIENT_EMAILS,
  SIGN_IN_EMAILS,
} from '../../../shared/delivery/email/email-limits.ts';
import { type HubItem, hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import {
  type ContactCredentialItem,
  contactCredentialKey,
} from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { holdClock } from '../../support/clock.ts';
import { startService, type TestService } from '../../support/service.ts';
import { seedWorld, type Tenant, type World } from '../../support/world.ts';
import { mailingOf } from './support/mailing.ts';

let service: TestService<undefined>;
let world: World;
beforeEach(async () => {
  service = await startService([], undefined, { stream: true });
  world = await seedWorld(service.db, service.keys);
  holdClock();
});
afterEach(() => service.stop());

const QUARTER_HOURS = 31 * 60_000;

/** A further hub of the team; returns its id. */
const newHub = async ({ id: team, users: { owner } }: Tenant): Promise<string> => {
  const more = { description: null, access_level: 'open' as const, sign_in: 'both' as const, allowed_origins: [] };
  const input = { name: 'Another', slug: `another-${newId()}`, ...more };
  const made = await hubs(service.db, team).create(input, { type: 'user', id: owner.id }, new Date());
  if (typeof made === 'string') throw new Error(made);
  return made.id;
};

const slugOf = async (team: string, hub: string) =>
  (await service.db.get<HubItem>(hubItemKey({ team, hub })))?.slug ?? '';

/** Adds a contact with this address to hubs of the team. */
const join = async (team: string, email: string, hubIds: readonly string[]): Promise<void> => {
  const joining = hubIds.map((id) => ({ id, status: 'active' as const }));
  await contacts(service.db, team).create({ email, name: null, password_hash: null, hubs: joining }, new Date());
};

const prove = (team: string, email: string) =>
  service.db.update(contactCredentialKey(team, email), { set: { address_proved_at: new Date().toISOString() } });

/** Requests this many sign-in emails to the address, in turn from all hubs of both teams. */
const requesting = async (email: string, alias = email, perDay?: EmailsPerDay) => {
  const { ours, theirs } = world;
  const own = [ours.hub, await newHub(ours), await newHub(ours)];
  await join(ours.id, email, own);
  await join(theirs.id, alias, [theirs.hub]);
  const slugs = await Promise.all(own.map((hub) => slugOf(ours.id, hub)));
  const foreign = await slugOf(theirs.id, theirs.hub);
  const mailing = await mailingOf(service, ours, perDay);
  const request = async (times: number) => {
    for (let nth = 0; nth < times; nth += 1) {
      const slug = [...slugs, foreign][nth % 4] ?? '';
      const kind = nth % 8 < 4 ? 'magic_link' : 'contact_password_reset';
      const to = slug === foreign ? alias : email;
      await mailing.receive(
        kind === 'magic_link' ? { kind, email: to, slug, return_url: null } : { kind, email: to, slug },
      );
    }
    return mailing.sent.length;
  };
  return { mailing, request };
};

test('an unproved address gets 10 emails in 15 minutes, from however many hubs and teams they are requested', async () => {
  const { mailing, request } = await requesting('stranger@example.com');
  expect(await request(42)).toBe(RECIPIENT_EMAILS.limit);
  expect(RECIPIENT_EMAILS).toMatchObject({ limit: 10, seconds: 15 * 60 });
  const reasons = (await mailing.listed()).map(({ status_reason }) => status_reason);
  expect(new Set(reasons)).toEqual(new Set([undefined, 'recipient_limit']));
  const alerts = (await mailing.alerts()).map(({ payload }) => payload);
  expect(alerts).toMatchObject([1, 2, 3].map(() => ({ reason: 'recipient_limit' })));
  holdClock(Date.now() + QUARTER_HOURS);
  expect(await request(1)).toBe(RECIPIENT_EMAILS.limit + 1);
});

test('a label after a plus sign makes no other mailbox', async () => {
  expect(mailboxOf('Ada+News+2@Example.com')).toBe('ada@example.com');
  expect(mailboxOf('ada@ex+ample.com')).toBe('ada@ex+ample.com');
  expect(mailboxOf('a.d.a@example.com')).toBe('a.d.a@example.com');
  const { request } = await requesting('stranger+a@example.com', 'stranger+b@example.com');
  expect(await request(42)).toBe(RECIPIENT_EMAILS.limit);
});

test('dots make no other mailbox at a provider that ignores them', async () => {
  const spellings = ['ada.love@gmail.com', 'A.d.a.Love+x@Gmail.com', 'adalove@googlemail.com'];
  expect(new Set(spellings.map(mailboxOf))).toEqual(new Set(['adalove@gmail.com']));
  const { request } = await requesting('stran.ger@gmail.com', 's.tranger@gmail.com');
  expect(await request(42)).toBe(RECIPIENT_EMAILS.limit);
});

test('a proved address gets 30 sign-in emails in 15 minutes, from however many hubs and teams they are requested', async () => {
  const { mailing, request } = await requesting('known@example.com');
  for (const team of [world.ours.id, world.theirs.id]) await prove(team, 'known@example.com');
  expect(await request(42)).toBe(PROVED_SIGN_IN_EMAILS.limit);
  expect(PROVED_SIGN_IN_EMAILS).toMatchObject({ limit: 30, seconds: 15 * 60 });
  expect((await mailing.listed())[0]).toMatchObject({ status: 'suppressed', status_reason: 'recipient_limit' });
  holdClock(Date.now() + QUARTER_HOURS);
  expect(await request(1)).toBe(PROVED_SIGN_IN_EMAILS.limit + 1);
});

test('a proved address has no limit of 10, and does not take slots of one that is not', async () => {
  const { request } = await requesting('known@example.com');
  for (const team of [world.ours.id, world.theirs.id]) await prove(team, 'known@example.com');
  expect(await request(24)).toBe(24);
  await service.db.update(contactCredentialKey(world.ours.id, 'known@example.com'), { remove: ['address_proved_at'] });
  expect(await request(24)).toBe(24 + RECIPIENT_EMAILS.limit + 6);
});

test('emails to the address of a user who has not verified it count too, and those of a verified user do not', async () => {
  const mailing = await mailingOf(service, world.ours);
  const user = await users(service.db).create(
    { email: 'new@example.com', password: 'long enough', name: 'Ada' },
    new Date(),
  );
  if (user === 'email_taken') throw new Error(user);
  const requestAll = async () => {
    for (let nth = 0; nth < 6; nth += 1) {
      await mailing.receive({ kind: 'password_reset', email: 'new@example.com' });
      await mailing.receive({ kind: 'registration_attempt', email: 'new@example.com', slug: null });
      await mailing.receive({ kind: 'email_verification', user_id: user.id, request_id: newId() });
    }
  };
  await requestAll();
  expect(mailing.sent).toHaveLength(RECIPIENT_EMAILS.limit);
  await service.db.update(userKey(user.id), { set: { address_proved_at: new Date().toISOString() } });
  await requestAll();
  expect(mailing.sent).toHaveLength(RECIPIENT_EMAILS.limit + 12);
});

/** The email to an address that was given access to the hub. Nobody can request it. */
const accessEmail = async (email: string) => {
  const { id: team_id, hub: hub_id } = world.ours;
  const closed_at = new Date().toISOString();
  const key = contactCredentialKey(team_id, email);
  const row = await service.db.update<{ contact_id: string }>(key, { set: { closed_at } });
  if (!row.ok) throw new Error('There is no credential');
  return { kind: 'contact_access', team_id, contact_id: row.value.contact_id, hub_id, closed_at } as const;
};

test('an email that nobody can request again waits instead, and is sent later', async () => {
  const { mailing, request } = await requesting('stranger@example.com');
  await request(12);
  await mailing.receive(await accessEmail('stranger@example.com'));
  expect(mailing.sent).toHaveLength(RECIPIENT_EMAILS.limit);
  expect((await mailing.listed())[0]).toMatchObject({
    kind: 'contact_access',
    status: 'queued',
    status_reason: 'recipient_limit',
  });
  holdClock(Date.now() + QUARTER_HOURS);
  expect(await mailing.retryHeld()).toBe(1);
  expect(mailing.sent.at(-1)?.subject).toBe('You were given access');
  expect((await mailing.listed())[0]).toMatchObject({ status: 'sent', status_reason: null });
});

test('an email that waits because of its address takes no slot of its team', async () => {
  const { mailing, request } = await requesting('stranger@example.com', undefined, { new_team: 1, later: 1 });
  await request(12);
  await mailing.receive(await accessEmail('stranger@example.com'));
  expect(mailing.sent).toHaveLength(RECIPIENT_EMAILS.limit);
  await mailing.receive(await mailing.createEmail());
  expect(mailing.sent).toHaveLength(RECIPIENT_EMAILS.limit + 1);
});

test('the notice of a move goes to the left address, although its proof cannot be read any more', async () => {
  const { mailing, request } = await requesting('left@example.com');
  await request(12);
  const { id: team_id, hub } = world.ours;
  await join(team_id, 'moved@example.com', [hub]);
  const contact_id =
    (await service.db.get<ContactCredentialItem>(contactCredentialKey(team_id, 'moved@example.com')))?.contact_id ?? '';
  const requested_at = new Date().toISOString();
  const moves = [{ from: 'left@example.com', requested_at, moved_at: requested_at }];
  await service.db.update(contactKey(team_id, contact_id), { set: { moves } });
  await mailing.receive({ kind: 'contact_email_notice', team_id, contact_id, requested_at });
  expect(mailing.sent).toHaveLength(RECIPIENT_EMAILS.limit + 1);
  expect(mailing.sent.at(-1)?.to).toBe('left@example.com');
});

test('an email that the provider did not accept takes no slot of the address', async () => {
  const { mailing, request } = await requesting('stranger@example.com');
  await request(9);
  const slug = await slugOf(world.ours.id, world.ours.hub);
  const job = { kind: 'magic_link', email: 'stranger@example.com', slug, return_url: null } as const;
  mailing.failNext(3);
  for (const _ of [1, 2, 3]) expect(await mailing.receive(job)).toBe(1);
  expect(await mailing.receive(job)).toBe(0);
  expect(mailing.sent).toHaveLength(10);
});

test('a team without a verified owner sends 10 sign-in emails to unproved addresses in 15 minutes', async () => {
  const { id: team, hub, users: members } = world.ours;
  await service.db.update(userKey(members.owner.id), { remove: ['address_proved_at'] });
  const mailing = await mailingOf(service, world.ours);
  const [slug, another] = [await slugOf(team, hub), await newHub(world.ours)];
  const others = await slugOf(team, another);
  for (let nth = 0; nth < 25; nth += 1) {
    const email = `stranger-${nth}@example.com`;
    await join(team, email, [hub, another]);
    await mailing.receive({ kind: 'magic_link', email, slug: nth % 2 === 0 ? slug : others, return_url: null });
  }
  expect(mailing.sent).toHaveLength(SIGN_IN_EMAILS.no_verified_owner);
  await mailing.receive({ kind: 'magic_link', email: 'member@example.com', slug, return_url: null });
  expect(mailing.sent.at(-1)?.to).toBe('member@example.com');
});
