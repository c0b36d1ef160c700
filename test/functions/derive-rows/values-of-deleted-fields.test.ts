import { beforeAll, expect, test } from 'vitest';
import { deriveRows } from '../../../functions/derive-rows/derive-rows.ts';
import type { DeriveJob } from '../../../shared/downstream/derived/derive-job.ts';
import { dynamoIndex } from '../../../shared/downstream/search/dynamo-index.ts';
import { contactKey, contactKind } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { removeDeletedValues } from '../../../shared/hubs/people/contacts/deleted-values.ts';
import type { MemberPlace } from '../../../shared/hubs/people/members/member-places.ts';
import { personPlaceKey } from '../../../shared/hubs/people/places/person-place.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import { type Table, table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { newMember } from '../community/world.ts';
import { startSearch } from '../search/world.ts';

const world = useWorld(startSearch);
let nobody: string;

const call = async (method: string, at: string, type: string, attributes?: object, team = world.team) => {
  const { status, body } = await world.service.call({
    method,
    path: `/api/v1/teams/${team.id}${at}`,
    token: team.users.owner.token,
    body: attributes && { data: { type, attributes } },
  });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return (body as { data?: { id: string } } | undefined)?.data?.id ?? '';
};
const newField = (key: string) =>
  call('POST', '/profile-fields', 'profile_fields', { key, label: key, field_type: 'text', visibility: 'team' });
const drop = (id: string) => call('DELETE', `/profile-fields/${id}`, 'profile_fields');
const newContact = (fields: object) =>
  call('POST', '/contacts', 'contacts', { email: `${newId()}@example.com`, fields });
const rowOf = async (id: string) =>
  (await world.service.db.get(contactKey(world.team.id, id))) as Item & {
    readonly fields: Readonly<Record<string, string>>;
  };
const storedIn = async (id: string) => Object.keys((await rowOf(id)).fields).sort();
const sweepOf = (field: string): DeriveJob => ({
  kind: 'person',
  team_id: world.team.id,
  id: field,
  everyone: true,
});

/** The worker, whose table fails as `fails` says, and the jobs that it has queued. */
const worker = (fails: () => boolean) => {
  const queued: DeriveJob[] = [];
  const db: Table = {
    ...world.service.db,
    update: async (...given) => {
      if (fails()) throw new Error('The function ended');
      return world.service.db.update(...given);
    },
  };
  const index = dynamoIndex(table(world.indexStore.client, world.indexStore.name));
  const queue = { send: async (job: DeriveJob) => void queued.push(job) };
  const run = deriveRows({ db, index, queue, failed: () => undefined });
  const work = async (job: DeriveJob) =>
    (await run({ Records: [{ messageId: '1', body: JSON.stringify(job) }] })).batchItemFailures.length === 0;
  return { work, queued };
};

beforeAll(async () => {
  nobody = await newContact({});
});

test('a worker that ends half-way loses nothing: each page and each contact is repeated on its own', async () => {
  const gone = await newField('half');
  const ids = [await newContact({ half: 'a' }), await newContact({ half: 'b' }), await newContact({ half: 'c' })];
  await drop(gone);
  let writes = 0;
  const { work, queued } = worker(() => {
    writes += 1;
    return writes === 2;
  });
  expect(await work(sweepOf(gone))).toBe(true);
  const pages = queued.filter((job) => job.kind === 'person' && job.everyone);
  for (const page of pages) expect(await work(page)).toBe(true);
  const jobs = queued.filter((job) => job.kind === 'person' && ids.includes(job.id));
  expect(jobs).toHaveLength(ids.length);
  const done: boolean[] = [];
  for (const job of jobs) done.push(await work(job));
  expect(done).toEqual([true, false, true]);
  for (const job of jobs) expect(await work(job)).toBe(true);
  for (const id of ids) expect(await storedIn(id)).toEqual([]);
});

test('a value that is written after the sweep has passed the contact does not survive', async () => {
  const gone = await newField('late');
  const id = await newContact({ late: 'early' });
  await drop(gone);
  await world.drain();
  const set = { fields: { [gone]: 'late' }, updated_at: new Date(Date.now() + 1).toISOString() };
  await world.service.db.update(contactKey(world.team.id, id), { set });
  expect(await storedIn(id)).toEqual([gone]);
  await world.drain();
  expect(await storedIn(id)).toEqual([]);
});

test('a value of another field that is written during the removal is kept', async () => {
  const [other, gone] = [await newField('other'), await newField('during')];
  const id = await newContact({ during: 'a' });
  await drop(gone);
  let wrote = false;
  const { db } = world.service;
  const racing: Table = {
    ...db,
    update: async (...given) => {
      if (!wrote) {
        wrote = true;
        const { fields } = await rowOf(id);
        await db.update(contactKey(world.team.id, id), { set: { fields: { ...fields, [other]: 'kept' } } });
      }
      return db.update(...given);
    },
  };
  await removeDeletedValues(racing, world.team.id, id);
  expect((await rowOf(id)).fields).toEqual({ [other]: 'kept' });
});

test('a deleted contact stays deleted, and the values of another team stay', async () => {
  const gone = await newField('tomb');
  const id = await newContact({ tomb: 'a' });
  const attributes = { key: 'tomb', label: 'Tomb', field_type: 'text' };
  const theirField = await call('POST', '/profile-fields', 'profile_fields', attributes, world.other);
  const person = { email: `${newId()}@example.com`, fields: { tomb: 'x' } };
  const theirs = await call('POST', '/contacts', 'contacts', person, world.other);
  await drop(gone);
  await call('DELETE', `/contacts/${id}`, 'contacts');
  await world.drain();
  await removeDeletedValues(world.service.db, world.team.id, id);
  expect(await world.service.db.get(contactKey(world.team.id, id))).toBeUndefined();
  const key = contactKey(world.other.id, theirs);
  expect(await world.service.db.get(key)).toMatchObject({ fields: { [theirField]: 'x' } });
});

test('the removal publishes nothing about the contact, and a change in the same millisecond is published', async () => {
  const gone = await newField('quiet');
  const id = await newContact({ quiet: 'a' });
  await drop(gone);
  const before = await rowOf(id);
  await removeDeletedValues(world.service.db, world.team.id, id);
  const after = await rowOf(id);
  expect(contactKind.events(before, after)).toEqual([]);
  const cleared = { ...before, fields: {} };
  expect(contactKind.events(before, cleared)).toMatchObject([{ changed: [`fields.${gone}`] }]);
  expect(contactKind.events(before, Object.assign(after, { name: 'New' }))).toMatchObject([{ changed: ['name'] }]);
});

/* The last one that sweeps: each deletion of a field goes through all contacts. */
test('the values of a deleted field are removed from every contact, and from the rows by which lists filter', async () => {
  const [kept, gone] = [await newField('kept'), await newField('gone')];
  const ids: string[] = [];
  for (let nth = 0; nth < 130; nth += 1) ids.push(await newContact({ kept: 'a', gone: `b ${nth}` }));
  const member = await newMember(world, 'Ann');
  await call('PATCH', `/contacts/${member.id}`, 'contacts', { fields: { gone: 'vip' } });
  await world.drain();
  const place = personPlaceKey(world.team.id, member.id, `HUB#${world.hub}#NAME`);
  expect((await world.service.db.get<MemberPlace>(place))?.marks).toHaveLength(1);
  await drop(gone);
  await world.drain();
  for (const id of ids) expect(await storedIn(id)).toEqual([kept]);
  expect(await storedIn(member.id)).toEqual([]);
  expect((await world.service.db.get<MemberPlace>(place))?.marks).toBeUndefined();
  expect(await rowOf(nobody)).not.toHaveProperty('swept_values');
});
