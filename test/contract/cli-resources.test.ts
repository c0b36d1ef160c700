import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandLine } from './support/command-line.ts';
import { demo } from './support/target.ts';

const { hub } = commandLine();
const folder = mkdtempSync(join(tmpdir(), 'hub-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [team] = demo().teams;
const [home] = team?.hubs ?? [];
const [member] = team?.members ?? [];
if (!team || !home || !member) throw new Error('The demo has no member of a hub.');
const asKey = { HUB_API_KEY: team.api_key.secret, HUB_HUB: home.slug };
const asMember = { HUB_TOKEN: member.token, HUB_HUB: home.slug };

/** The words of each line of a successful command. */
const lines = async (args: readonly string[], env: Record<string, string>) => {
  const { code, out, err } = await hub(args, env);
  expect([code, err.replace(/^There are more.*\n|^No .*\n/, '')]).toEqual([0, '']);
  return out.split('\n').map((line) => line.split('\t'));
};

const made = async (args: readonly string[], env: Record<string, string> = asKey) => {
  const { code, out, err } = await hub([...args, '--json'], env);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out).data;
};

test('the members of a hub and of a space, named by its slug, are listed', async () => {
  const [space] = home.spaces;
  expect(await lines(['members', '--all'], asKey)).toContainEqual(
    expect.arrayContaining([member.contact_id, 'member']),
  );
  const { id } = await made(['spaces', 'create', '--name', 'By the client', '--access', 'request']);
  expect((await made(['spaces', 'join', id], asMember)).attributes.status).toBe('pending');
  expect(await lines(['spaces', 'members', id], asKey)).toContainEqual(
    expect.arrayContaining([member.contact_id, 'pending']),
  );
  expect((await made(['spaces', 'admit', id, member.contact_id])).attributes.status).toBe('active');
  expect((await made(['spaces', 'get', space?.slug ?? ''])).id).toBe(space?.id);
  expect((await hub(['spaces', 'delete', id], asKey)).code).toBe(0);
});

test('an event is created, gets an RSVP of a member, and is listed with it', async () => {
  const { id } = await made(['events', 'create', '--title', 'By the client', '--starts', '2099-01-31T18:00:00Z']);
  expect((await made(['events', 'rsvp', id, 'going'], asMember)).attributes.status).toBe('going');
  expect(await lines(['events', 'rsvps', id, '--status', 'going'], asKey)).toContainEqual(
    expect.arrayContaining([member.contact_id, 'going']),
  );
  expect((await hub(['events', 'rsvp', id, 'perhaps'], asMember)).code).toBe(5);
  expect((await hub(['events', 'delete', id], asKey)).code).toBe(0);
  expect((await hub(['events', 'get', id], asKey)).code).toBe(4);
});

test('a local file is uploaded, listed and deleted, by a creator and by a member', async () => {
  const file = join(folder, 'notes of the “client”.txt');
  writeFileSync(file, 'What was said\n');
  for (const env of [asKey, asMember]) {
    const { attributes } = await made(['media', 'upload', file], env);
    expect(attributes).toMatchObject({ filename: 'notes of the “client”.txt', status_upload: 'ready', failure: null });
    expect(await lines(['media', '--all'], asKey)).toContainEqual(expect.arrayContaining([attributes.media_id]));
    expect(await (await fetch(attributes.url)).text()).toBe('What was said\n');
    expect((await hub(['media', 'delete', attributes.media_id], env)).code).toBe(0);
  }
  const wrong = join(folder, 'wrong.png');
  writeFileSync(wrong, 'no picture');
  const refused = await hub(['media', 'upload', wrong], asKey);
  expect(refused).toMatchObject({
    code: 5,
    err: expect.stringMatching(/upload_rejected[\s\S]*\nrequest .*\ntry: hub /),
  });
});

test('products are listed with their prices', async () => {
  const { id } = await made(['products', 'create', '--name', 'By the client']);
  await made(['prices', 'create', id, '--kind', 'one_time', '--amount', '1250', '--currency', 'EUR']);
  expect(await lines(['prices', 'list', id], asKey)).toContainEqual(expect.arrayContaining(['one_time', '12.50 EUR']));
});

test('every other list of a hub is printed, with a note if it is empty', async () => {
  const commands = ['content', 'products', 'coupons', 'orders', 'subscriptions', 'automations', 'drip'];
  for (const command of commands) expect((await hub([command], asKey)).code).toBe(0);
  // A hub has one domain or none.
  expect(await hub(['domains'], asKey)).toMatchObject({ code: 4, err: expect.stringMatching(/try: hub domains set/) });
});

test('the commands of a member use the paths for members', async () => {
  for (const command of ['content', 'subscriptions', 'events', 'spaces', 'members'])
    expect((await hub([command], asMember)).code).toBe(0);
});
