import { expect, test } from 'vitest';
import { contacts } from '../../../../../shared/hubs/people/contacts/contacts.ts';
import { contactTagKey, contactTags } from '../../../../../shared/hubs/people/tags/contact-tags.ts';
import { giveTags } from '../../../../../shared/hubs/people/tags/give-tags.ts';
import { tags } from '../../../../../shared/hubs/people/tags/tags.ts';
import { table } from '../../../../../shared/platform/db/table.ts';
import { newId } from '../../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../../support/dynamo.ts';
import { meter } from '../../../../support/meter.ts';
import { useFixture, useWorld } from '../../../../support/use-world.ts';

const store = useWorld(startStore);
const db = useFixture(() => table(store.client, store.name));
const team = newId();
const actor = { type: 'user', id: newId() } as const;
const [START, LATER] = [new Date('2030-01-01T00:00:00.000Z'), new Date('2030-01-02T00:00:00.000Z')];

const newContact = async (): Promise<string> => {
  const input = { email: `${newId()}@example.com`, name: null, password_hash: null, hubs: [] };
  const made = await contacts(db, team).create(input, START);
  if (made === 'email_taken') throw new Error('The address was taken');
  return made.id;
};
const newTag = async () => {
  const made = await tags(db, team).create(`Tag ${newId()}`, actor, START);
  if (made === 'name_taken') throw new Error('The name was taken');
  return made;
};
const metered = useFixture(() => meter(store.client));

test('a tag that the contact has keeps its start and gets the new end, without a second check of the tag', async () => {
  const [contact, { id: tag, name }] = [await newContact(), await newTag()];
  const held = contactTags(db, team, contact);
  expect(await held.add(tag, actor, START, LATER.toISOString())).toMatchObject({
    name,
    created_at: START.toISOString(),
    expires_at: LATER.toISOString(),
  });
  metered.read();
  expect(await held.add(tag, actor, LATER)).toMatchObject({ created_at: START.toISOString(), expires_at: null });
  const { commands, write } = metered.read();
  expect(commands.filter((command) => command === 'TransactWriteItemsCommand')).toHaveLength(2);
  expect(write).toBe(5);
});

test('a deleted tag is not given, to a contact who had it either, and the other tags are', async () => {
  const [contact, deleted, kept] = [await newContact(), await newTag(), await newTag()];
  const held = contactTags(db, team, contact);
  await held.add(deleted.id, actor, START);
  await tags(db, team).remove(deleted, actor, START);
  expect(await held.add(deleted.id, actor, LATER)).toBe('unknown_tag');
  expect(await db.get(contactTagKey(team, contact, deleted.id))).toMatchObject({ updated_at: START.toISOString() });
  const given = { contact, tags: [deleted.id, kept.id], expires_at: null };
  expect(await giveTags(db, team, given, actor, LATER)).toEqual(new Set([kept.id]));
});

test('a contact who does not exist gets no tag', async () => {
  const { id: tag } = await newTag();
  expect(await contactTags(db, team, newId()).add(tag, actor, START)).toBe('not_found');
});
