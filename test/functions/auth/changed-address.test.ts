import { describe, expect, test } from 'vitest';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { useWorld } from '../../support/use-world.ts';
import { CREDENTIAL_KINDS } from './credential-kinds.ts';
import { GRANTS } from './grants.ts';
import { type SignedInContact, startUnproved } from './unproved-world.ts';
import { attributesOf, freshEmail, PASSWORD, tokenIn } from './world.ts';

const at = useWorld(startUnproved);

const press = (fields: Record<string, string>) =>
  at.service.call({
    ...{ method: 'POST', path: '/m', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    body: new TextEncoder().encode(new URLSearchParams(fields).toString()),
  });

/** Changes the address of a contact, as a creator does, and confirms it if it has to be confirmed. */
const changeAddress = async (contact: SignedInContact, email = freshEmail()): Promise<SignedInContact> => {
  const path = `/teams/${at.team.id}/contacts/${contact.id}`;
  const response = await at.send('PATCH', path, 'contacts', { email });
  expect(response.status).toBe(200);
  if (attributesOf(response).email === email) return { ...contact, email };
  const proof = (await at.emails()).find(({ to }) => to === email);
  await press({ token: tokenIn(proof), action: 'new-address' });
  return { ...contact, email };
};

const CONTACTS = {
  'an unproved address': () => at.unproved(),
  'a proved address': () => at.member(),
} as const;

test('a change of an unproved address sends one email to the new address, which signs in to the same contact', async () => {
  const changed = await changeAddress(await at.unproved());
  const token = await at.ownerSignsIn(changed, at.open);
  expect(await at.get('/me', token)).toMatchObject({ status: 200, body: { data: { id: changed.id } } });
  await at.expectSignedOut(changed);
});

test('a change of an unproved address leaves later grants to the owner of the new address alone', async () => {
  const before = await at.unproved();
  const changed = await changeAddress(before);
  expect(await GRANTS['adding a member']?.give(at, changed)).toBe(true);
  await at.expectSignedOut(before);
  await at.expectSignedOut(changed);
  const token = await at.ownerSignsIn(changed, at.closed);
  expect((await at.get(`/hubs/${at.closed.id}/members`, token)).status).toBe(200);
});

describe.each(Object.entries(CONTACTS))('changing the address of a contact with %s', (_, contact) => {
  test.each(Object.entries(CREDENTIAL_KINDS))('revokes %s', async (__, obtain) => {
    const before = await contact();
    const use = await obtain(at, before);
    const changed = await changeAddress(before);
    expect(await use()).toBeGreaterThanOrEqual(401);
    expect((await at.login(changed.email, at.open, PASSWORD)).status).toBe(401);
  });

  test.each(Object.entries(CREDENTIAL_KINDS))('does not affect %s before it happens', async (__, obtain) => {
    const use = await obtain(at, await contact());
    expect(await use()).toBeLessThan(300);
  });

  test('restores no credential when it is changed back', async () => {
    const before = await contact();
    const uses = await Promise.all(
      ['an access token', 'a refresh token', 'a password', 'a stream ticket'].map((kind) =>
        CREDENTIAL_KINDS[kind as keyof typeof CREDENTIAL_KINDS](at, before),
      ),
    );
    await changeAddress(await changeAddress(before), before.email);
    for (const use of uses) expect(await use()).toBe(401);
  });
});

test('a contact whose address stays the same keeps every session and gets no email', async () => {
  const member = await at.member();
  const path = `/teams/${at.team.id}/contacts/${member.id}`;
  for (const change of [{ name: 'Another name' }, { email: member.email }])
    expect((await at.send('PATCH', path, 'contacts', change)).status).toBe(200);
  await at.expectSignedIn(member);
  expect(await at.emails()).toEqual([]);
});

test('a sign-in or refresh that is concurrent with a change of address is not valid after it', async () => {
  for (let round = 0; round < 4; round += 1) {
    const before = await at.unproved();
    const [signedIn, refreshed] = await Promise.all([
      at.login(before.email, at.open),
      at.refresh(before.refresh[0] ?? ''),
      changeAddress(before),
    ]);
    for (const { status, body } of [signedIn, refreshed]) {
      if (status !== 200) continue;
      const { access_token, refresh_token } = (body.data as { attributes: Record<string, string> }).attributes;
      expect((await at.get('/me', access_token ?? '')).status).toBe(401);
      expect((await at.refresh(refresh_token ?? '')).status).toBe(401);
    }
    await at.expectSignedOut(before);
  }
});

test('concurrent changes of the address leave one credential, without a password', async () => {
  const before = await at.unproved();
  const newEmails = Array.from({ length: 4 }, freshEmail);
  await Promise.all(newEmails.map((email) => changeAddress(before, email)));
  const credentials = await Promise.all(
    [before.email, ...newEmails].map((email) => contactCredentials(at.db, at.team.id).get(email)),
  );
  const stored = credentials.filter((one) => one !== undefined);
  expect(stored).toMatchObject([{ contact_id: before.id, password_hash: null }]);
  await at.expectSignedOut(before);
});
