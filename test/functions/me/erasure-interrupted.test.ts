import { beforeAll, expect, test } from 'vitest';
import { credentials } from '../../../shared/accounts/identity/credentials.ts';
import { userKey } from '../../../shared/accounts/identity/user-item.ts';
import { users } from '../../../shared/accounts/identity/users.ts';
import { addUser, membershipKey } from '../../../shared/accounts/teams/memberships.ts';
import { createTeam } from '../../../shared/accounts/teams/teams.ts';
import { automationEmailRow } from '../../../shared/downstream/automations/automation-email-item.ts';
import { eraseContact } from '../../../shared/downstream/erasure/erase-contact.ts';
import { eraseUser } from '../../../shared/downstream/erasure/erase-user.ts';
import { exportKey } from '../../../shared/downstream/exports/export-item.ts';
import { exports } from '../../../shared/downstream/exports/exports.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { bans } from '../../../shared/hubs/people/members/bans.ts';
import { barredAddresses } from '../../../shared/hubs/people/members/barred-addresses.ts';
import { membershipsOf } from '../../../shared/hubs/people/members/memberships-of.ts';
import { portraitUploadEntity, portraitUploadKey } from '../../../shared/hubs/people/portraits/portrait-item.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { erasing } from './erasing.ts';
import { type Person, startMe } from './world.ts';

const world = useWorld(startMe);
const member = useFixture(() => erasing(world));
let banning: string;
beforeAll(async () => {
  const hubs = `/teams/${world.ours.id}/hubs`;
  banning = await world.made(world.ours.users.owner.token, hubs, 'hubs', { name: 'Strict', slug: newId() });
});

/** A table that makes so many writes and fails the next one, with the number of attempted writes. */
const failingAfter = (made: number) => {
  let writes = 0;
  const counted =
    <A extends readonly unknown[], R>(write: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      writes += 1;
      if (writes === made + 1) throw new Error('interrupted');
      return write(...args);
    };
  const { db } = world;
  const changes = { put: counted(db.put), softDelete: counted(db.softDelete), transact: counted(db.transact) };
  const table = { ...db, ...changes, update: counted(db.update) } as Table;
  return { table, writes: () => writes };
};

const swallow = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: Error) => expect(error.message).toBe('interrupted'));
};

/** A member with a row of every kind that an erasure removes, and a ban in one hub. */
const memberWithAllRows = async (): Promise<Person> => {
  const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
  const { owner } = world.ours.users;
  const hub = `/hubs/${world.ours.hub}`;
  const at = new Date();
  await world.message(bo, await world.conversation(ada, bo), 'Hello');
  await world.send(ada.token, 'PUT', `${hub}/spaces/${world.space}/membership`);
  await world.send(ada.token, 'PUT', '/me/notification-preferences', 'notification_preferences', {});
  for (const [by, of] of [
    [ada, bo],
    [bo, ada],
  ] as const)
    await world.send(by.token, 'POST', `${hub}/members/${of.id}/follow`);
  await world.made(owner.token, `/teams/${world.ours.id}${hub}/members/${ada.id}/warnings`, 'member_warnings', {
    message: 'Be kind',
  });
  const tag = await world.made(owner.token, `/teams/${world.ours.id}/tags`, 'tags', { name: newId() });
  await world.send(owner.token, 'POST', `/teams/${world.ours.id}/contacts/${ada.id}/tags`, 'contact_tags', {
    tag_id: tag,
  });
  const ids = { team_id: world.ours.id, hub_id: world.ours.hub, contact_id: ada.id };
  await world.db.put(
    automationEmailRow({ id: newId(), ...ids, subject: 'Dear', body: '…', created_at: at.toISOString() }),
  );
  const person = { kind: 'contact', id: ada.id, team: world.ours.id } as const;
  await world.db.put({ ...portraitUploadKey(person, 'avatar'), entity: portraitUploadEntity });
  const started = await exports(world.db, person).start(at);
  if (!started) throw new Error('no export');
  await exports(world.db, person).advance(started, { texts: ['[]'], records: 0, run: 'a', after: null }, at);
  const strict = { team: world.ours.id, hub: banning };
  const members = `/teams/${world.ours.id}/hubs/${banning}/members`;
  await world.made(owner.token, members, 'members', { contact_id: ada.id });
  const by = { type: 'user', id: owner.id, display_name: 'Owner' } as const;
  await bans(world.db, strict).create(ada.id, { ban_reason: 'spamming', ban_note: null }, by, at);
  await member.jobs();
  return ada;
};

const IGNORED = new Set(['event', 'stream_entry', 'one_time_token']);
/** The state of a person: the rows in their partitions with status, and how many rows contain their address. */
const stateOf = async ({ id, email }: Person) => {
  const rows = (await member.rowsNaming('')).filter(({ entity }) => !IGNORED.has(entity?.S ?? ''));
  const containing = (text: string) => rows.filter((row) => JSON.stringify(row).includes(text));
  return {
    // Stored name: `buried_at` is the time of the soft delete.
    rows: containing(id)
      .map(({ entity, status, buried_at }) => `${entity?.S} ${status?.S} ${buried_at ? 'deleted' : ''}`)
      .toSorted(),
    addressed: containing(email).length,
    barred: await barredAddresses(world.db, { team: world.ours.id, hub: banning }).has(email),
  };
};

const OWN_KINDS = [
  'contact_tag',
  'inbox_entry',
  'notification',
  'notification_preferences',
  'follow',
  'warning',
  'automation_letter',
  'space_member',
  'portrait_upload',
  'personal_export',
  'personal_export_part',
];

/** Erases the member; an interrupted request and an interrupted job are both retried. */
const eraseThrough = async (by: Person, table: Table): Promise<void> => {
  const teamContacts = contacts(world.db, world.ours.id);
  for (const db of [table, world.db]) {
    const me = await teamContacts.get(by.id);
    if (!me) continue;
    const contact = { ...me, memberships: await membershipsOf(world.db, world.ours.id, by.id) };
    await swallow(eraseContact(db, world.ours.id, contact, new Date()));
  }
  const jobs = await member.jobs();
  expect(jobs).toHaveLength(1);
  if ((await member.work(jobs, table)).failures > 0)
    expect(await member.work(jobs)).toEqual({ again: [], failures: 0 });
};

test('a member’s erasure that is interrupted at any write has the same result once it is retried', async () => {
  const whole = failingAfter(Number.POSITIVE_INFINITY);
  const first = await memberWithAllRows();
  expect(await member.kindsOf(first)).toEqual(expect.arrayContaining(OWN_KINDS));
  expect(await stateOf(first)).toMatchObject({ addressed: 2, barred: false });
  await eraseThrough(first, whole.table);
  const end = await stateOf(first);
  const kinds = await member.kindsOf(first);
  for (const entity of OWN_KINDS) expect(kinds).not.toContain(entity);
  expect(end).toMatchObject({ addressed: 0, barred: true });
  expect(end.rows).toEqual(expect.arrayContaining(['contact undefined deleted', 'member banned ', 'member removed ']));
  expect(whole.writes()).toBe(9);
  for (let made = 0; made < whole.writes(); made += 1) {
    const ada = await memberWithAllRows();
    const { table, writes } = failingAfter(made);
    await eraseThrough(ada, table);
    expect(writes()).toBeGreaterThan(made);
    expect([made, await stateOf(ada)]).toEqual([made, end]);
  }
});

test('a user’s erasure that is interrupted at any write has the same result once it is retried', async () => {
  const { db } = world;
  const owner = await users(db).create({ email: `${newId()}@example.com`, password: newId(), name: 'Bo' }, new Date());
  if (typeof owner === 'string') throw new Error(owner);
  const made = await Promise.all(['One', 'Other'].map((name) => createTeam(db, { name }, owner.id, new Date())));
  const [one, other] = made;
  if (!one || !other) throw new Error('The owner does not exist');
  const newUser = async () => {
    const input = { email: `${newId()}@example.com`, password: newId(), name: 'Ada' };
    const ada = await users(db).create(input, new Date());
    if (typeof ada === 'string') throw new Error(ada);
    const by = { type: 'user', id: owner.id } as const;
    for (const { team, roles } of [one, other])
      await addUser(db, { team: team.id, user: ada.id, role: roles.owner }, by, new Date());
    const started = await exports(db, { kind: 'user', id: ada.id }).start(new Date());
    if (!started) throw new Error('no export');
    return ada;
  };
  /** What remains of the user: the rows in their partition, their team memberships and their credential. */
  const remains = async ({ id, email }: { readonly id: string; readonly email: string }) => {
    const { items } = await db.query({ partition: userKey(id).pk, prefix: '', limit: 100 });
    const shared = await Promise.all([one, other].map(({ team }) => db.get(membershipKey(team.id, id))));
    return [items.length, shared.filter((row) => row !== undefined).length, Boolean(await credentials(db).get(email))];
  };
  const eraseThroughUser = async (ada: Awaited<ReturnType<typeof newUser>>, table: Table) => {
    for (const through of [table, db])
      if (await users(db).get(ada.id)) await swallow(eraseUser(through, ada, new Date()));
  };
  const whole = failingAfter(Number.POSITIVE_INFINITY);
  const first = await newUser();
  expect(await remains(first)).toEqual([4, 2, true]);
  expect(await db.get(exportKey({ kind: 'user', id: first.id }))).toBeDefined();
  await eraseThroughUser(first, whole.table);
  expect(await remains(first)).toEqual([0, 0, false]);
  expect(whole.writes()).toBeGreaterThan(2);
  for (let made = 0; made < whole.writes(); made += 1) {
    const ada = await newUser();
    const { table, writes } = failingAfter(made);
    await eraseThroughUser(ada, table);
    expect(writes()).toBeGreaterThan(made);
    expect([made, await remains(ada)]).toEqual([made, [0, 0, false]]);
  }
});
