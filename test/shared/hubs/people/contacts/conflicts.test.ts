import { afterEach, describe, expect, test, vi } from 'vitest';
import { oneTimeTokens } from '../../../../../shared/accounts/identity/one-time-tokens.ts';
import { proveNewAddress } from '../../../../../shared/hubs/people/contacts/address-change.ts';
import { changeContact } from '../../../../../shared/hubs/people/contacts/change-contact.ts';
import {
  contactCredentialKey,
  contactCredentials,
} from '../../../../../shared/hubs/people/contacts/contact-credentials.ts';
import { contacts } from '../../../../../shared/hubs/people/contacts/contacts.ts';
import { NO_ADDRESS_RIGHTS } from '../../../../../shared/hubs/people/contacts/move-address.ts';
import { benefit, benefitSteps, recipientOf } from '../../../../../shared/hubs/people/contacts/recipient.ts';
import { removeContact } from '../../../../../shared/hubs/people/contacts/remove-contact.ts';
import { tags } from '../../../../../shared/hubs/people/tags/tags.ts';
import { storeFailure } from '../../../../../shared/platform/db/failures.ts';
import { entity } from '../../../../../shared/platform/db/row-kind.ts';
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

test('a contact without a credential is neither changed nor deleted, and retries end', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const email = `${newId()}@example.com`;
  const made = await contacts(db, team).create({ email, name: null, password_hash: null, hubs: [] }, new Date());
  if (made === 'email_taken') throw new Error('The address was taken');
  await db.transact([{ remove: contactCredentialKey(team, email) }]);
  for (const work of [
    () => changeContact(db, team, made.id, { email: `${newId()}@example.com` }, actor, new Date()),
    () => removeContact(db, team, made.id, actor, new Date()),
  ])
    expect(storeFailure(await work().catch((error: unknown) => error))).toBe('unavailable');
  expect(await contacts(db, team).get(made.id)).toMatchObject({ email });
});

test('a tag that others create and delete concurrently is read until it exists', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const tag = await tags(db, team).create('Founder', actor, new Date());
  if (tag === 'name_taken') throw new Error('The name was taken');
  let missesLeft = 2;
  const lagging: Table = { ...db, get: async (key, options) => (missesLeft-- > 0 ? undefined : db.get(key, options)) };
  expect(await tags(lagging, team).idFor('founder', actor, new Date())).toBe(tag.id);
});

describe('a grant fails if, after the contact was read,', () => {
  const registered = async () => {
    const input = { email: `${newId()}@example.com`, name: null, password_hash: 'hash', registers: true, hubs: [] };
    const made = await contacts(db, team).create(input, new Date());
    if (made === 'email_taken') throw new Error('The address was taken');
    return made;
  };
  const read = (contact: string) => recipientOf(db, { team, contact, hub: null }, new Date());
  const grant = async (recipient: Awaited<ReturnType<typeof read>>) => {
    if (!recipient) throw new Error('The contact was not found');
    const row = { pk: `TEAM#${team}`, sk: `GRANT#${newId()}`, entity: entity('grant') };
    return db.transact(benefitSteps(recipient, [benefit({ put: row })]));
  };

  test('the contact changed the password', async () => {
    const { id, email } = await registered();
    const recipient = await read(id);
    const credentials = contactCredentials(db, team);
    const credential = await credentials.get(email);
    if (!credential) throw new Error('The credential was not found');
    expect(await credentials.replace(email, credential, 'another hash', new Date())).toBe(true);
    expect(await grant(recipient)).toMatchObject({ ok: false });
    expect(await credentials.get(email)).toMatchObject({ password_hash: 'another hash', generation: 2 });
    expect(await grant(await read(id))).toEqual({ ok: true });
  });

  test('the contact replaced the proved address', async () => {
    const { id, email } = await registered();
    await db.update(contactCredentialKey(team, email), { set: { address_proved_at: new Date().toISOString() } });
    const recipient = await read(id);
    const [now, to] = [new Date(), `${newId()}@example.com`];
    await changeContact(db, team, id, { email: to }, actor, now, { ...NO_ADDRESS_RIGHTS, mayActForMembers: true });
    const change = { team_id: team, contact_id: id, from: email, to, requested_at: now.toISOString() };
    const token = await oneTimeTokens(db).store('contact_email', change, 60, now);
    expect(await proveNewAddress(db, token, now)).toEqual(change);
    expect(await grant(recipient)).toMatchObject({ ok: false });
    expect(await contacts(db, team).get(id)).toMatchObject({ least_generation: 2 });
  });
});
