import { describe, expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { CREDENTIAL_KINDS } from './credential-kinds.ts';
import { type SignedInContact, startUnproved } from './unproved-world.ts';
import { attributesOf, freshEmail, PASSWORD, tokenIn } from './world.ts';

const at = useWorld(startUnproved);

const press = (fields: Record<string, string>) =>
  at.service.call({
    method: 'POST',
    path: '/m',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
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
