import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  contactCredentialKey,
  contactCredentials,
} from '../../../../../shared/hubs/people/contacts/contact-credentials.ts';
import { contacts } from '../../../../../shared/hubs/people/contacts/contacts.ts';
import { benefit, benefitSteps, recipientOf } from '../../../../../shared/hubs/people/contacts/recipient.ts';
import { teamContacts } from '../../../../../shared/hubs/people/contacts/team-contacts.ts';
import { tags } from '../../../../../shared/hubs/people/tags/tags.ts';
import { storeFailure } from '../../../../../shared/platform/db/failures.ts';
import { type Table, table } from '../../../../../shared/platform/db/table.ts';
import { newId } from '../../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../../support/dynamo.ts';
import { useFixture, useWorld } from '../../../../support/use-world.ts';

const store = useWorld(startStore);
const db = useFixture(() => table(store.client, store.name));
const team = newId();
const actor = { type: 'user', id: newId() } as const;

afterEach(() => {
  vi.restoreAllMocks();
});

test('a contact whose credential is gone is neither moved nor deleted, and is not tried for ever', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const email = `${newId()}@example.com`;
  const made = await contacts(db, team).create({ email, name: null, password_hash: null, hubs: [] }, new Date());
  if (made === 'email_taken') throw new Error('The address was taken');
  await db.transact([{ remove: contactCredentialKey(team, email) }]);
  const book = teamContacts(db, team);
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

describe('nothing is given to a contact as they were read where since then', () => {
  const registered = async () => {
    const input = { email: `${newId()}@example.com`, name: null, password_hash: 'hash', registers: true, hubs: [] };
    const made = await contacts(db, team).create(input, new Date());
    if (made === 'email_taken') throw new Error('The address was taken');
    return made;
  };
  const read = (contact: string) => recipientOf(db, { team, contact, hub: null }, new Date());
  const give = async (recipient: Awaited<ReturnType<typeof read>>) => {
    if (!recipient) throw new Error('There is such a contact');
    const row = { pk: `TEAM#${team}`, sk: `BENEFIT#${newId()}`, entity: 'benefit' };
    return db.transact(benefitSteps(recipient, [benefit({ put: row })]));
  };

  test('they chose another password', async () => {
    const { id, email } = await registered();
    const recipient = await read(id);
    const credentials = contactCredentials(db, team);
    const credential = await credentials.get(email);
    if (!credential) throw new Error('There is a credential');
    expect(await credentials.replace(email, credential, 'another hash', new Date())).toBe(true);
    expect(await give(recipient)).toMatchObject({ ok: false });
    expect(await credentials.get(email)).toMatchObject({ password_hash: 'another hash', generation: 2 });
    expect(await give(await read(id))).toEqual({ ok: true });
  });

  test('another address took the place of the proved one', async () => {
    const { id, email } = await registered();
    await db.update(contactCredentialKey(team, email), { set: { address_proved_at: new Date().toISOString() } });
    const recipient = await read(id);
    await teamContacts(db, team).change(id, { email: `${newId()}@example.com` }, actor, new Date());
    expect(await give(recipient)).toMatchObject({ ok: false });
    expect(await contacts(db, team).get(id)).toMatchObject({ least_generation: 2 });
  });
});
