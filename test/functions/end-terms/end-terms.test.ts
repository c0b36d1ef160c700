import { beforeAll, expect, test } from 'vitest';
import { endTerms } from '../../../functions/end-terms/end-terms.ts';
import { importRow } from '../../../shared/hubs/imports/import-row.ts';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { bans } from '../../../shared/hubs/people/members/bans.ts';
import { addMember } from '../../../shared/hubs/people/members/hub-members.ts';
import { isAdmitted, memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { memberList } from '../../../shared/hubs/people/members/member-list.ts';
import { members } from '../../../shared/hubs/people/members/members.ts';
import { memberships } from '../../../shared/hubs/people/members/memberships.ts';
import { contactTagKey, contactTags } from '../../../shared/hubs/people/tags/contact-tags.ts';
import { tags } from '../../../shared/hubs/people/tags/tags.ts';
import { fileUrls } from '../../../shared/media/files/file-urls.ts';
import { equals } from '../../../shared/platform/db/expression.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { injectFaults, unavailable } from '../../support/faults.ts';
import { startService } from '../../support/service.ts';
import { useWorld } from '../../support/use-world.ts';
import { seedWorld, type World } from '../../support/world.ts';

let failing: string | undefined;
const service = useWorld(() => startService([]));
let world: World;
beforeAll(async () => {
  injectFaults(
    service.store.client,
    () => (command, input) =>
      failing && command.startsWith('Update') && JSON.stringify(input).includes(failing) ? unavailable() : undefined,
  );
  world = await seedWorld(service.db, service.keys);
});

const ACTOR = { type: 'user', id: newId() } as const;
const START = new Date();
const after = (hours: number) => new Date(START.getTime() + hours * 3_600_000);
const hub = () => ({ team: world.ours.id, hub: world.ours.hub });
const sweep = (at: Date) => endTerms(service.db)(at);
const member = (id: string) => members(service.db, hub()).get(id);

const person = async (inHub = true): Promise<{ id: string; email: string }> => {
  const hubs = inHub ? [{ id: world.ours.hub, status: 'active' as const }] : [];
  const input = { email: `${newId()}@example.com`, name: null, password_hash: null, hubs };
  const made = await contacts(service.db, world.ours.id).create(input, START);
  if (typeof made === 'string') throw new Error(made);
  return made;
};
const suspend = (id: string, until: Date) =>
  memberships(service.db, hub()).change(
    id,
    { status: 'suspended', suspended_until: until.toISOString() },
    ACTOR,
    START,
  );

test('an expired suspension no longer blocks its member, and the sweep ends it in the table', async () => {
  const { id } = await person();
  await suspend(id, after(1));
  const suspended = await member(id);
  expect(suspended && isAdmitted(suspended, after(0.9).getTime())).toBe(false);
  expect(suspended && isAdmitted(suspended, after(1).getTime())).toBe(true);
  await sweep(after(0.9));
  expect((await member(id))?.status).toBe('suspended');
  await sweep(after(1));
  expect(await member(id)).toMatchObject({ status: 'active', suspended_until: null, actor: { type: 'system' } });
  const { items } = await memberList(service.db, hub(), { now: after(1), files: fileUrls({}), audience: 'team' }).list(
    { status: 'active' },
    { limit: 100, after: undefined },
  );
  expect(items.map((one) => one.contact_id)).toContain(id);
});

test('a suspension with a new end, or replaced by a ban, is not ended at its first end', async () => {
  const [one, two] = [await person(), await person()];
  await suspend(one.id, after(1));
  await suspend(one.id, after(9));
  await suspend(two.id, after(1));
  const by = { type: 'user', id: ACTOR.id, display_name: 'Ada' } as const;
  await bans(service.db, hub()).create(two.id, { ban_reason: 'spamming', ban_note: null }, by, START);
  await sweep(after(2));
  expect((await member(one.id))?.status).toBe('suspended');
  expect((await member(two.id))?.status).toBe('banned');
  await sweep(after(9));
  expect((await member(one.id))?.status).toBe('active');
});

test('an expired membership gives no access, and the sweep removes it', async () => {
  const { id } = await person(false);
  const adding = { contact: id, status: 'active', expires_at: after(3).toISOString() } as const;
  expect(await addMember(service.db, hub(), adding, ACTOR, START)).toBe('added');
  const membership = await member(id);
  expect(membership && isAdmitted(membership, after(2.9).getTime())).toBe(true);
  expect(membership && isAdmitted(membership, after(3).getTime())).toBe(false);
  await sweep(after(3));
  expect((await member(id))?.status).toBe('removed');
});

test('a tag with an expiry applies until then', async () => {
  const { id } = await person();
  const tag = await tags(service.db, world.ours.id).create(`tag ${newId()}`, ACTOR, START);
  if (typeof tag === 'string') throw new Error(tag);
  const memberTags = contactTags(service.db, world.ours.id, id);
  await memberTags.add(tag.id, ACTOR, START, after(4).toISOString());
  const tagIdsAt = async (at: Date) =>
    (await memberTags.list({ limit: 10, after: undefined }, at)).items.map(({ tag_id }) => tag_id);
  expect([await tagIdsAt(after(3.9)), await tagIdsAt(after(4))]).toEqual([[tag.id], []]);
  await sweep(after(4));
  expect(await tagIdsAt(after(3.9))).toEqual([]);
});

test('an imported row without hub and tag ends the contact’s access to every hub at its expires_at', async () => {
  const { id, email } = await person();
  const deps = {
    db: service.db,
    team: world.ours.id,
    actor: ACTOR,
    now: START,
    credentialOf: (address: string) => contactCredentials(service.db, world.ours.id).get(address),
    tagId: async () => '',
    hubExists: async () => true,
    noEmailsStep: () => {
      throw new Error('The row does not refuse emails');
    },
    turnOffEmails: async () => {},
    profileFields: async () => [],
  };
  const row = { row: 1, email, expires_at: after(5).toISOString() };
  expect(await importRow(row, deps)).toBeUndefined();
  expect(await importRow(row, deps)).toBeUndefined();
  await sweep(after(4.9));
  expect((await member(id))?.status).toBe('active');
  await sweep(after(5));
  expect((await member(id))?.status).toBe('removed');
});

test('many terms that expire together are all ended', async () => {
  const people = await Promise.all(Array.from({ length: 130 }, () => person()));
  await Promise.all(people.map(({ id }) => suspend(id, after(6))));
  await sweep(after(7));
  const rows = await Promise.all(people.map(({ id }) => service.db.get<{ status: string }>(memberKey(hub(), id))));
  expect(new Set(rows.map((row) => row?.status))).toEqual(new Set(['active']));
  const left = await service.db.query({ partition: 'MEMBER_TERMS', prefix: `AT#${after(6).toISOString()}`, limit: 10 });
  expect(left.items).toEqual([]);
});

test('a deleted tag is removed from all its members, page by page, with an event for each', async () => {
  const team = world.ours.id;
  const tag = await tags(service.db, team).create(`tag ${newId()}`, ACTOR, START);
  if (typeof tag === 'string') throw new Error(tag);
  const people = await Promise.all(Array.from({ length: 120 }, () => person(false)));
  await Promise.all(people.map(({ id }) => contactTags(service.db, team, id).add(tag.id, ACTOR, START)));
  expect(await tags(service.db, team).remove(tag, ACTOR, START)).toBe(true);
  const tagCount = () =>
    Promise.all(people.map(({ id }) => service.db.get(contactTagKey(team, id, tag.id)))).then(
      (rows) => rows.filter((row) => row !== undefined).length,
    );
  await sweep(START);
  expect(await tagCount()).toBe(120);
  await sweep(after(0.1));
  expect(await tagCount()).toBe(0);
  const left = await service.db.query({
    partition: 'MEMBER_TERMS',
    prefix: 'AT#',
    limit: 100,
    filter: equals('tag_id', tag.id),
  });
  expect(left.items).toEqual([]);
});

test('a term that fails to end is reported and retried, and does not block the others', async () => {
  const [broken, other] = [await person(), await person()];
  await suspend(broken.id, after(20));
  await suspend(other.id, after(21));
  failing = broken.id;
  await expect(sweep(after(22))).rejects.toThrow('Some due items failed');
  failing = undefined;
  expect([(await member(broken.id))?.status, (await member(other.id))?.status]).toEqual(['suspended', 'active']);
  await sweep(after(22.1));
  expect((await member(broken.id))?.status).toBe('active');
});
