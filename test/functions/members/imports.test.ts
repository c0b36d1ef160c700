import { expect, test } from 'vitest';
import { transferData } from '../../../functions/transfer-data/transfer-data.ts';
import { preferences } from '../../../shared/downstream/notifications/preferences.ts';
import type { ImportJob } from '../../../shared/hubs/imports/import-job.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, ids, inHub, items, ofHub, ofTeam, outcome, startMembers } from './world.ts';

const world = useWorld(startMembers);

const path = () => ofTeam(world.ours, '/contacts/import');
const json = (rows: readonly unknown[]) => world.send('POST', path(), { type: 'imports', attributes: { rows } });
const csv = (body: string | Uint8Array, type = 'text/csv') =>
  world.service.call({
    method: 'POST',
    path: `/api/v1${path()}`,
    token: world.ours.users.owner.token,
    headers: { 'content-type': type },
    body,
  });
const read = async (id: string) => data(await world.get(ofTeam(world.ours, `/imports/${id}`))).attributes;

/** Runs the jobs of an import until its queue is empty, as the worker does. */
const finish = async (id: string) => {
  const jobs: ImportJob[] = [{ team_id: world.ours.id, import_id: id, chunk: 0 }];
  const queue = { send: async (job: ImportJob) => void jobs.push(job) };
  const failed = (_: string, error: unknown) => {
    throw error;
  };
  const run = transferData({
    db: world.service.db,
    queue,
    exports: { send: async () => {} },
    files: { write: async () => {}, remove: async () => {} },
    failed,
  });
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { batchItemFailures } = await run({ Records: [{ messageId: newId(), body: JSON.stringify(job) }] });
    expect(batchItemFailures).toEqual([]);
  }
  return read(id);
};
const found = async (email: string) =>
  items(await world.get(ofTeam(world.ours, `/contacts?filter[email]=${email}`)))[0];
const newEmail = () => `${newId()}@example.com`;

test('C065 C071 A58: POST returns 202, and Location points to the status of the import', async () => {
  const started = await json([{ email: newEmail() }]);
  expect(started.status).toBe(202);
  const { id, type, links, attributes } = data(started);
  expect(started.headers.Location).toBe(`/api/v1/teams/${world.ours.id}/imports/${id}`);
  expect(links?.self).toBe(started.headers.Location);
  expect([type, attributes.status, attributes.total, attributes.done]).toEqual(['imports', 'queued', 1, 0]);
  expect((await read(id)).status).toBe('queued');
  expect(await finish(id)).toMatchObject({ status: 'completed', total: 1, done: 1, failed: 0, errors: [] });
  const otherTeam = await world.get(ofTeam(world.theirs, `/imports/${id}`), world.theirs.users.owner.token);
  expect(outcome(otherTeam)).toBe('404 not_found');
});

test('profile fields of JSON and CSV rows are read by type, and an invalid row writes nothing', async () => {
  const field = (attributes: object) =>
    world.send('POST', ofTeam(world.ours, '/profile-fields'), {
      type: 'profile_fields',
      attributes: { label: 'Field', ...attributes },
    });
  await field({ key: 'age', field_type: 'number', visibility: 'team' });
  await field({ key: 'agreed', field_type: 'boolean', is_required: true });
  await field({ key: 'topics', field_type: 'multi_select', options: ['Bread', 'Cake'] });
  const [known, one, bad] = [await world.person(), newEmail(), newEmail()];
  const table = `email,Fields.age,fields.agreed,fields.topics\n${known.email},41.5,yes,Cake; Bread\n${one},7,,\n${bad},old,,\n`;
  const done = await finish(data(await csv(table)).id);
  expect(done).toMatchObject({ done: 2, failed: 1, errors: [{ row: 3, field: 'fields.age' }] });
  expect((await found(known.email))?.attributes.fields).toEqual({ age: 41.5, agreed: true, topics: ['Bread', 'Cake'] });
  expect((await found(one))?.attributes.fields).toEqual({ age: 7 });
  expect(await found(bad)).toBeUndefined();
  const rows = [
    { email: one, fields: { topics: ['Cake'], age: null } },
    { email: bad, fields: { planet: 'Mars' } },
  ];
  const again = await finish(data(await json(rows)).id);
  expect(again).toMatchObject({ done: 1, failed: 1, errors: [{ row: 2, field: 'fields.planet' }] });
  expect((await found(one))?.attributes.fields).toEqual({ topics: ['Cake'] });
  const long = await json([{ email: bad, fields: { age: 'x'.repeat(6_000) } }]);
  expect(data(long).attributes).toMatchObject({ failed: 1, errors: [{ field: 'fields' }] });
});

test('values that do not fit beside those of the contact are reported, and the row writes nothing', async () => {
  const keys = ['essay_a', 'essay_b', 'essay_c', 'essay_d'];
  for (const key of keys) {
    const attributes = { label: 'Essay', key, field_type: 'long_text' };
    await world.send('POST', ofTeam(world.ours, '/profile-fields'), { type: 'profile_fields', attributes });
  }
  const [known, essay] = [await world.person(), '本'.repeat(1_500)];
  const fields = Object.fromEntries(keys.slice(0, 3).map((key) => [key, essay]));
  const filled = { type: 'contacts', attributes: { fields } };
  expect(outcome(await world.send('PATCH', ofTeam(world.ours, `/contacts/${known.id}`), filled))).toBe('200');
  const row = { email: known.email, name: 'Another Name', tags: ['late'], fields: { essay_d: essay } };
  const done = await finish(data(await json([row])).id);
  expect(done).toMatchObject({ done: 0, failed: 1, errors: [{ row: 1, field: 'fields' }] });
  expect((await found(known.email))?.attributes).toMatchObject({ name: 'Ada', fields });
});

test('JSON and CSV rows create contacts, update existing ones and add tags', async () => {
  const [known, one, two] = [await world.person(), newEmail(), newEmail()];
  const table = `Email,Name,Tags\n${known.email.toUpperCase()},"Lovelace, Ada",vip\n${one},Bo,vip; new \n${two},,\n`;
  const done = await finish(data(await csv(table, 'text/csv; charset=utf-8')).id);
  expect(done).toMatchObject({ status: 'completed', total: 3, done: 3, failed: 0 });
  expect(await found(known.email)).toMatchObject({ id: known.id, attributes: { name: 'Lovelace, Ada' } });
  const created = (await found(one))?.id ?? '';
  const tags = items(await world.get(ofTeam(world.ours, `/contacts/${created}/tags`)));
  expect(tags.map(({ attributes }) => attributes.name).sort()).toEqual(['new', 'vip']);
  expect((await found(two))?.attributes.name).toBeNull();
  await finish(data(await json([{ email: one, tags: ['VIP'] }, { email: known.email }])).id);
  expect((await found(one))?.attributes.name).toBe('Bo');
  expect((await found(known.email))?.attributes.name).toBe('Lovelace, Ada');
});

test('a body that is not a table returns 422, and an unsupported media type 415', async () => {
  for (const body of ['', 'name\nAda', 'email\n"open', Uint8Array.of(0xff, 0xfe)])
    expect((await csv(body)).status).toBe(422);
  expect(outcome(await csv('email\n'))).toBe('422 /rows');
  expect(outcome(await json([]))).toBe('422 /data/attributes/rows');
  const bad = await world.send('POST', path(), { type: 'imports', attributes: { rows: 'x' } });
  expect(outcome(bad)).toBe('422 /data/attributes/rows');
  expect((await csv('email\nx', 'text/csv; charset=latin1')).status).toBe(415);
  expect((await csv('email\nx', 'text/plain')).status).toBe(415);
});

test('an invalid row is counted and reported with its number, and the other rows are imported', async () => {
  const good = newEmail();
  const past = new Date(Date.now() - 1000).toISOString();
  const rows = [
    { email: 'x' },
    { email: good },
    7,
    null,
    { name: 'Ada' },
    { email: newEmail(), hub_id: newId() },
    { email: newEmail(), expires_at: past },
    { email: newEmail(), expires_at: 'tomorrow' },
  ];
  const done = await finish(data(await json(rows)).id);
  expect(done).toMatchObject({ status: 'completed', total: 8, done: 1, failed: 7 });
  const reported = (done.errors as { row: number; field: string | null }[]).map(({ row, field }) => [row, field]);
  expect(reported).toEqual([
    [1, 'email'],
    [3, null],
    [4, null],
    [5, 'email'],
    [6, 'hub_id'],
    [7, 'expires_at'],
    [8, 'expires_at'],
  ]);
  expect(await found(good)).toBeDefined();
});

test('the first hundred invalid rows are reported, and all are counted', async () => {
  const done = await finish(data(await json(Array.from({ length: 150 }, () => ({ email: 'x' })))).id);
  expect(done).toMatchObject({ status: 'completed', total: 150, done: 0, failed: 150 });
  expect((done.errors as { row: number }[]).map(({ row }) => row)).toEqual(
    Array.from({ length: 100 }, (_, n) => n + 1),
  );
});

test('hub_id adds members until expires_at; a row for another team’s hub or for a banned member is invalid', async () => {
  const [banned, one] = [await world.person(), newEmail()];
  const ban = { type: 'banned_members', attributes: { ban_reason: 'spamming' } };
  await world.send('POST', ofHub(world.ours, `/members/${banned.id}/ban`), ban);
  const end = '2100-01-01T00:00:00.000Z';
  const rows = [
    { email: one, hub_id: world.ours.hub, expires_at: '2100-01-01T01:00:00+01:00' },
    { email: banned.email, hub_id: world.ours.hub },
    { email: newEmail(), hub_id: world.theirs.hub },
  ];
  expect(await finish(data(await json(rows)).id)).toMatchObject({ done: 1, failed: 2 });
  const id = (await found(one))?.id ?? '';
  expect(data(await world.get(inHub(world.ours, `/members/${id}`))).attributes).toMatchObject({
    status: 'active',
    expires_at: end,
  });
  const later = '2101-01-01T00:00:00.000Z';
  await finish(data(await json([{ email: one, hub_id: world.ours.hub, expires_at: later }])).id);
  expect(data(await world.get(inHub(world.ours, `/members/${id}`))).attributes.expires_at).toBe(later);
});

test('two concurrent imports of the same addresses create each contact once', async () => {
  const emails = Array.from({ length: 60 }, newEmail);
  const started = await Promise.all([
    json(emails.map((email) => ({ email }))),
    json(emails.map((email) => ({ email, name: 'Bo' }))),
  ]);
  const done = await Promise.all(started.map((one) => finish(data(one).id)));
  expect(done.map(({ status, done, failed }) => [status, done, failed])).toEqual([
    ['completed', 60, 0],
    ['completed', 60, 0],
  ]);
  const all = new Set<string>();
  for (const email of emails) all.add((await found(email))?.id ?? '');
  expect(all.size).toBe(60);
  expect(ids(await world.get(ofTeam(world.ours, '/contacts?page[size]=100'))).length).toBeGreaterThan(0);
});

test('a no in a consent column turns off all emails of new and existing contacts, and a yes turns on none', async () => {
  const known = await world.person();
  const [fresh, other] = [newEmail(), newEmail()];
  const preferencesOf = async (id: string) => (await preferences(world.service.db, world.ours.id, id).read())?.choices;
  const idOf = async (email: string) => (await found(email))?.id ?? '';
  const table = (cell: string) =>
    `email,Email Marketing Consent,tags,hub_id\n${known.email},${cell},x,\n${fresh},${cell},x,${world.ours.hub}\n${other},,,\n`;
  const first = await csv(table('no'));
  expect(first.body.meta).toBeUndefined();
  for (const answer of ['no', 'yes', 'no']) {
    expect(await finish(data(await csv(table(answer))).id)).toMatchObject({ done: 3, failed: 0 });
    for (const id of [known.id, await idOf(fresh)]) {
      const choices = Object.values((await preferencesOf(id)) ?? {});
      expect(choices.length).toBeGreaterThan(0);
      expect(choices.filter(({ email }) => email)).toEqual([]);
      expect(choices.filter(({ in_app }) => !in_app)).toEqual([]);
    }
    expect(await preferencesOf(await idOf(other))).toBeUndefined();
  }
});

test.each(['acceptsMarketing', 'ｓubscribed', 'Email-Opt-In', 'subscribed'])(
  'a no of the property %s of a JSON row turns off all emails, as the column does',
  async (name) => {
    const { id, email } = await world.person();
    const begun = await json([{ email, [name]: 'no' }]);
    expect([begun.status, begun.body.meta]).toEqual([202, undefined]);
    expect(await finish(data(begun).id)).toMatchObject({ done: 1, failed: 0 });
    const choices = Object.values((await preferences(world.service.db, world.ours.id, id).read())?.choices ?? {});
    expect(choices.length).toBeGreaterThan(0);
    expect(choices.filter((choice) => choice.email)).toEqual([]);
  },
);

test('created_at of new contacts and joined_at of new members are kept; later imports do not change them', async () => {
  const [one, known] = [newEmail(), await world.person()];
  const head = 'email,hub_id,Created At,joined_at';
  const rows = (at: string) => `${one},${world.ours.hub},${at},${at}\n${known.email},${world.ours.hub},${at},${at}\n`;
  await finish(data(await csv(`${head}\n${rows('2021-05-04 10:00:00')}`)).id);
  const kept = await found(one);
  const joinedAt = async (id: string) =>
    data(await world.get(inHub(world.ours, `/members/${id}`))).attributes.joined_at;
  const at = '2021-05-04T10:00:00.000Z';
  expect([kept?.attributes.created_at, await joinedAt(kept?.id ?? '')]).toEqual([at, at]);
  const before = (await found(known.email))?.attributes.created_at;
  expect(before).not.toBe(at);
  await finish(data(await csv(`${head}\n${rows('2020-01-01')}`)).id);
  expect([(await found(one))?.attributes.created_at, await joinedAt(kept?.id ?? '')]).toEqual([at, at]);
  expect((await found(known.email))?.attributes.created_at).toBe(before);
});
