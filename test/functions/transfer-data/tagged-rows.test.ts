import { beforeAll, expect, test } from 'vitest';
import { hubEntity, hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { members } from '../../../shared/hubs/people/members/members.ts';
import { MEMBER_TERMS, terms } from '../../../shared/hubs/people/members/terms.ts';
import { contactTags } from '../../../shared/hubs/people/tags/contact-tags.ts';
import { tags } from '../../../shared/hubs/people/tags/tags.ts';
import { table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { startStore } from '../../support/dynamo.ts';
import { type Fault, injectFaults, unavailable } from '../../support/faults.ts';
import { useWorld } from '../../support/use-world.ts';
import { startImport, startWorker } from './import-worker.ts';

const store = useWorld(startStore);
let fault: Fault | undefined;
beforeAll(() => {
  injectFaults(store.client, () => fault);
});

const db = () => table(store.client, store.name);
const ACTOR = { type: 'user', id: newId() } as const;
const ALL = { limit: 100, after: undefined };
const TAGS = { tags: ['Gold', 'Early', 'gold'] };

/** Delivers every message, and returns the numbers of requests by command. */
const deliverAll = async (worker: ReturnType<typeof startWorker>, failing: Fault = () => undefined) => {
  const sent: Record<string, number> = {};
  fault = (command, input) => {
    sent[command] = (sent[command] ?? 0) + 1;
    return failing(command, input);
  };
  while (worker.jobs.length > 0) await worker.deliver();
  fault = undefined;
  return sent;
};

const idOf = async (team: string, n: number): Promise<string> =>
  (await contactCredentials(db(), team).get(`person-${n}@example.com`))?.contact_id ?? '';

const heldBy = async (team: string, n: number) => {
  const { items } = await contactTags(db(), team, await idOf(team, n)).list(ALL, new Date());
  return items.map(({ name, expires_at }) => ({ name, expires_at })).sort((a, b) => a.name.localeCompare(b.name));
};

const BOTH = [
  { name: 'Early', expires_at: null },
  { name: 'Gold', expires_at: null },
];

test('a new contact with tags is written in one transaction', async () => {
  const worker = startWorker(db());
  const { team, state } = await startImport(db(), 30, worker, { common: TAGS });
  const sent = await deliverAll(worker);
  expect(await state()).toMatchObject({ status: 'completed', done: 30 });
  expect(await heldBy(team, 29)).toEqual(BOTH);
  // Thirty contacts and two tags.
  expect(sent.TransactWriteItemsCommand).toBeLessThanOrEqual(32);
  expect(sent.BatchGetItemCommand).toBe(1);
});

test('known contacts get all tags of a row in one transaction, and an import again changes only the expiry', async () => {
  const worker = startWorker(db());
  const { team } = await startImport(db(), 30, worker);
  await deliverAll(worker);
  await startImport(db(), 30, worker, { team, common: TAGS });
  expect((await deliverAll(worker)).TransactWriteItemsCommand).toBeLessThanOrEqual(32);
  expect(await heldBy(team, 7)).toEqual(BOTH);
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  await startImport(db(), 30, worker, { team, common: { tags: ['Gold', 'Late'], expires_at } });
  await deliverAll(worker);
  expect(await heldBy(team, 7)).toEqual([
    { name: 'Early', expires_at: null },
    { name: 'Gold', expires_at },
    { name: 'Late', expires_at },
  ]);
});

test.each([0, 1, 2, 3, 20, 31])('an import with tags is completed by redelivery after write %i failed', async (at) => {
  const worker = startWorker(db());
  const { team, state, contacts } = await startImport(db(), 30, worker, { common: TAGS });
  let writes = 0;
  await deliverAll(worker, (command) => {
    if (!/Transact|Update|Put/.test(command)) return undefined;
    writes += 1;
    return writes === at + 1 ? unavailable() : undefined;
  });
  expect(await state()).toMatchObject({ status: 'completed', done: 30, failed: 1 });
  expect(await contacts()).toBe(30);
  for (const n of [0, 15, 29]) expect(await heldBy(team, n)).toEqual(BOTH);
});

test('the membership of a new contact, and its end, are written with the contact', async () => {
  const worker = startWorker(db());
  const [team, hub_id] = [newId(), newId()];
  const hub = { team, hub: hub_id };
  await db().transact([{ put: { ...hubItemKey(hub), entity: hubEntity, id: hub_id, team_id: team } }]);
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const common = { hub_id, expires_at, tags: ['Gold'] };
  await startImport(db(), 3, worker, { team, common });
  const sent = await deliverAll(worker);
  // A transaction a contact, and one for the tag.
  expect(sent.TransactWriteItemsCommand).toBe(4);
  expect(await heldBy(team, 2)).toEqual([{ name: 'Gold', expires_at }]);
  expect(await members(db(), hub).get(await idOf(team, 2))).toMatchObject({ status: 'active', expires_at });
  const ends = (await terms(db()).due(MEMBER_TERMS, new Date(expires_at), ALL)).due.filter(
    ({ team_id }) => team_id === team,
  );
  expect(ends.map(({ kind }) => kind).sort()).toEqual([...Array(3).fill('membership'), ...Array(3).fill('tag')]);
});

test('a tag that is deleted during the import is left out, and the contact is imported', async () => {
  const worker = startWorker(db());
  const team = newId();
  const gold = await tags(db(), team).create('Gold', ACTOR, new Date());
  const { state } = await startImport(db(), 1, worker, { team, common: TAGS });
  let deletion: Promise<unknown> | undefined;
  await deliverAll(worker, (command, input) => {
    if (!deletion && command.startsWith('Transact') && JSON.stringify(input).includes('CONTACT_EMAIL'))
      deletion = gold === 'name_taken' ? undefined : tags(db(), team).remove(gold, ACTOR, new Date());
    return undefined;
  });
  expect(await deletion).toBe(true);
  expect(await state()).toMatchObject({ status: 'completed', done: 1 });
});
