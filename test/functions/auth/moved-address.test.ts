import { describe, expect, test } from 'vitest';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { useWorld } from '../../support/use-world.ts';
import { GRANTS } from './granting.ts';
import { type Squatter, startSquatter } from './squatter-world.ts';
import { WAYS_IN } from './ways-in.ts';
import { freshEmail, PASSWORD } from './world.ts';

const at = useWorld(startSquatter);

/** A creator changes the address of a contact. */
const move = async (contact: Squatter, email = freshEmail()): Promise<Squatter> => {
  const path = `/teams/${at.team.id}/contacts/${contact.id}`;
  expect((await at.send('PATCH', path, 'contacts', { email })).status).toBe(200);
  return { ...contact, email };
};

const BEFORE = {
  'an unproved address': () => at.squatter(),
  'a proved address': () => at.member(),
} as const;

describe.each(Object.entries(BEFORE))('another address of a contact with %s', (_, contact) => {
  test.each(Object.entries(WAYS_IN))('revokes at once: %s', async (__, wayIn) => {
    const before = await contact();
    const use = await wayIn(at, before);
    const moved = await move(before);
    expect(await use()).toBeGreaterThanOrEqual(401);
    expect((await at.login(moved.email, at.open, PASSWORD)).status).toBe(401);
  });

  test.each(Object.entries(WAYS_IN))('lets %s in until then', async (__, wayIn) => {
    const use = await wayIn(at, await contact());
    expect(await use()).toBeLessThan(300);
  });

  test('has the owner of the new address sent one email, which lets them in to what the contact had', async () => {
    const moved = await move(await contact());
    const token = await at.ownerGetsIn(moved, at.open);
    expect(await at.get('/me', token)).toMatchObject({ status: 200, body: { data: { id: moved.id } } });
    await at.isOut(moved);
  });

  test('gives what is granted then to the owner of the new address alone', async () => {
    const before = await contact();
    const moved = await move(before);
    expect(await GRANTS['adding a member']?.give(at, moved)).toBe(true);
    await at.isOut(before);
    await at.isOut(moved);
    const token = await at.ownerGetsIn(moved, at.closed);
    expect((await at.get(`/hubs/${at.closed.id}/members`, token)).status).toBe(200);
  });

  test('and back again revives nothing', async () => {
    const before = await contact();
    const uses = await Promise.all(
      ['an access token', 'a refresh token', 'a password', 'a stream ticket'].map((kind) =>
        WAYS_IN[kind as keyof typeof WAYS_IN](at, before),
      ),
    );
    await move(await move(before), before.email);
    for (const use of uses) expect(await use()).toBe(401);
  });
});

test('a proved contact whose address was not changed keeps every session, and costs no email', async () => {
  const member = await at.member();
  const path = `/teams/${at.team.id}/contacts/${member.id}`;
  for (const change of [{ name: 'Another name' }, { email: member.email }])
    expect((await at.send('PATCH', path, 'contacts', change)).status).toBe(200);
  await at.isIn(member);
  expect(await at.emails()).toEqual([]);
});

test('sign-ins and refreshes beside a move leave nobody in', async () => {
  for (let round = 0; round < 4; round += 1) {
    const before = await at.member();
    const [signedIn, refreshed] = await Promise.all([
      at.login(before.email, at.open),
      at.refresh(before.refresh[0] ?? ''),
      move(before),
    ]);
    for (const { status, body } of [signedIn, refreshed]) {
      if (status !== 200) continue;
      const { access_token, refresh_token } = (body.data as { attributes: Record<string, string> }).attributes;
      expect((await at.get('/me', access_token ?? '')).status).toBe(401);
      expect((await at.refresh(refresh_token ?? '')).status).toBe(401);
    }
    await at.isOut(before);
  }
});

test('many moves at once keep one credential, without a password', async () => {
  const before = await at.member();
  const wanted = Array.from({ length: 4 }, freshEmail);
  await Promise.all(wanted.map((email) => move(before, email)));
  const credentials = await Promise.all(
    [before.email, ...wanted].map((email) => contactCredentials(at.db, at.team.id).get(email)),
  );
  const kept = credentials.filter((one) => one !== undefined);
  expect(kept).toMatchObject([{ contact_id: before.id, password_hash: null }]);
  await at.isOut(before);
});
