import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionKey } from '../../../../shared/downstream/live/connection-item.ts';
import { connections } from '../../../../shared/downstream/live/connections.ts';
import { type Table, table } from '../../../../shared/platform/db/table.ts';
import { startStore, type TestStore } from '../../../support/dynamo.ts';

let store: TestStore;
let db: Table;
beforeAll(async () => {
  store = await startStore();
  db = table(store.client, store.name);
});
afterAll(() => store.stop());

const connection = (id: string) => ({
  id,
  team_id: crypto.randomUUID(),
  hub_id: crypto.randomUUID(),
  contact_id: crypto.randomUUID(),
  generation: 1,
  ticket: 'STREAM_TICKET#x',
  expires_at: '',
  renewable_until: '',
  proved_at: '',
  ttl: 0,
});

const positionOf = async (id: string) => (await connections(db).get(id))?.position;

test('a delivery that read an earlier position changes neither a later one nor that of a new subscription', async () => {
  const one = connection('one');
  await connections(db).open(one);
  expect(await connections(db).subscribe(one, { place: 5 })).toBe(true);
  const read = { ...one, position: { place: 5 } };
  await connections(db).advance(read, { place: 7, sharded_at: 'now' });
  await connections(db).advance(read, { place: 6 });
  expect(await positionOf('one')).toEqual({ place: 7, sharded_at: 'now' });
  await connections(db).subscribe(one, { place: 2 });
  await connections(db).advance({ ...one, position: { place: 7 } }, { place: 9 });
  expect(await positionOf('one')).toEqual({ place: 2 });
});

test('a connection that was removed is not subscribed, renewed or advanced', async () => {
  const gone = connection('gone');
  await connections(db).open(gone);
  await connections(db).forget(gone);
  expect(await connections(db).subscribe(gone, { place: 1 })).toBe(false);
  await connections(db).advance(gone, { place: 1 });
  await connections(db).renew('gone', gone);
  expect(await db.get(connectionKey('gone'))).toBeUndefined();
  expect(await connections(db).hasListeners({ team: gone.team_id, hub: gone.hub_id })).toBe(false);
});

test('the connections of a contact are those in all hubs of the team, and of no other contact or team', async () => {
  const [first, other] = [connection('first'), connection('other')];
  const second = { ...connection('second'), team_id: first.team_id, contact_id: first.contact_id };
  const foreign = { ...connection('foreign'), contact_id: first.contact_id };
  for (const each of [first, second, other, foreign]) await connections(db).open(each);
  const found = await connections(db).ofContact(first.team_id, first.contact_id);
  expect(found.map(({ id }) => id).toSorted()).toEqual(['first', 'second']);
});
