import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { storeFailure } from '../../../shared/db/failures.ts';
import { type Table, table } from '../../../shared/db/table.ts';
import { newId } from '../../../shared/id.ts';
import { contactBook } from '../../../shared/members/contact-book.ts';
import { contactCredentialKey } from '../../../shared/members/contact-credentials.ts';
import { contacts } from '../../../shared/members/contacts.ts';
import { tags } from '../../../shared/members/tags.ts';
import { startStore, type TestStore } from '../../support/dynamo.ts';

let store: TestStore;
let db: Table;
const team = newId();
const actor = { type: 'user', id: newId() } as const;

beforeAll(async () => {
  store = await startStore();
  db = table(store.client, store.name);
});
afterAll(() => store.stop());
afterEach(() => {
  vi.restoreAllMocks();
});

test('a contact whose credential is gone is neither moved nor deleted, and is not tried for ever', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const email = `${newId()}@example.com`;
  const made = await contacts(db, team).create({ email, name: null, password_hash: null, hubs: [] }, new Date());
  if (made === 'email_taken') throw new Error('The address was taken');
  await db.transact([{ remove: contactCredentialKey(team, email) }]);
  const book = contactBook(db, team);
  for (const work of [
    () => book.change(made.id, { email: `${newId()}@example.com` }, actor, new Date()),
    () => book.remove(made.id, actor, new Date()),
  ])
    expect(storeFailure(await work().catch((error: unknown) => error))).toBe('unavailable');
  expect(await book.get(made.id)).toMatchObject({ email });
});

test('a tag that others make and delete meanwhile is asked for until it is one that stands', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const tag = await tags(db, team).create('Founder', actor, new Date());
  if (tag === 'name_taken') throw new Error('The name was taken');
  let unseen = 2;
  const seen: Table = { ...db, get: async (key, options) => (unseen-- > 0 ? undefined : db.get(key, options)) };
  expect(await tags(seen, team).idFor('founder', actor, new Date())).toBe(tag.id);
});
