import { describe, expect, test, vi } from 'vitest';
import { apiKeys } from '../../../shared/accounts/api-keys/api-keys.ts';
import { oneTimeTokens } from '../../../shared/accounts/identity/one-time-tokens.ts';
import { IMPERSONATE } from '../../../shared/accounts/roles/key-scope.ts';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { type ContactItem, contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { FREE } from './grants.ts';
import { startUnproved } from './unproved-world.ts';
import { freshEmail, PASSWORD, tokenIn } from './world.ts';

const at = useWorld(startUnproved);
const DAY = 86_400_000;

const keyWith = async (...scopes: string[]): Promise<string> => {
  const input = { name: 'key', scopes, can_moderate: false, expires_at: null };
  return (await apiKeys(at.db, at.team.id).create(input, at.owner, new Date())).secret;
};
const STAFF = {
  'an admin': async () => at.team.users.admin.token,
  'a key with every permission': () => keyWith('*'),
  'a key with members.manage': () => keyWith('members.manage'),
} as const;
const ENTITLED = {
  'an owner': async () => at.team.users.owner.token,
  'a key that acts for members': () => keyWith('members.manage', IMPERSONATE),
} as const;
const anAdmin = () => at.team.users.admin.token;

const patch = (id: string, email: string, token: string) =>
  at.send('PATCH', `/teams/${at.team.id}/contacts/${id}`, 'contacts', { email }, token);
const press = async (action: string, token: string): Promise<string> => {
  const { body } = await at.service.call({
    method: 'POST',
    path: '/m',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new TextEncoder().encode(new URLSearchParams({ token, action }).toString()),
  });
  return String(body);
};
const open = async (token: string): Promise<string> =>
  String((await at.service.call({ path: `/m?for=old-address&token=${token}` })).body);
const contactOf = (id: string) => at.db.get<ContactItem>(contactKey(at.team.id, id));

/** Requests a change as staff; returns the token of the email to the old address, which is the only email. */
const ask = async ({ id, email }: { readonly id: string; readonly email: string }, to: string, by = anAdmin()) => {
  const attributes = { email, pending_email: to };
  expect(await patch(id, to, by)).toMatchObject({ status: 200, body: { data: { attributes } } });
  const [notice, ...more] = await at.emails();
  expect([notice?.to, more]).toEqual([email, []]);
  const token = tokenIn(notice);
  expect(await open(token)).toContain(`<b>${to}</b>`);
  return token;
};

/** The address of a contact whom the team added, and who has not signed in. */
const added = async () => {
  const email = freshEmail();
  const made = await at.send('POST', `/teams/${at.team.id}/contacts`, 'contacts', { email });
  return { id: data(made).id, email };
};

describe.each(Object.entries(STAFF))('%s', (_, tokenOf) => {
  test.each([
    ['unproved', () => at.unproved()],
    ['proved', () => at.member()],
  ])(
    'cannot move the address of a member to their own (%s): the holder of the old one is asked',
    async (_kind, made) => {
      const contact = await made();
      const to = freshEmail();
      const token = await ask(contact, to, await tokenOf());
      await at.post('/api/v1/contact-auth/password-reset', { email: to, slug: at.open.slug });
      await at.post('/api/v1/contact-auth/magic-link', { email: to, slug: at.open.slug });
      expect(await at.deliver()).toEqual([]);
      expect(await press('new-address', token)).toContain('does not work');
      expect(await contactCredentials(at.db, at.team.id).get(to)).toBeUndefined();
      await at.expectSignedIn(contact);
      expect(await press('old-address', token)).toContain('You keep your email address');
      expect(await contactOf(contact.id)).not.toHaveProperty('pending_consent');
      await at.expectSignedIn(contact);
    },
  );

  test('corrects an address that nobody has used at once, as often as needed', async () => {
    const contact = await added();
    const token = await tokenOf();
    for (const email of [freshEmail(), freshEmail()]) {
      const attributes = { email, pending_email: null };
      expect(await patch(contact.id, email, token)).toMatchObject({ status: 200, body: { data: { attributes } } });
      expect((await at.emails()).map(({ to }) => to)).toEqual([email]);
      expect(await contactCredentials(at.db, at.team.id).get(email)).toMatchObject({ contact_id: contact.id });
    }
    expect(await contactCredentials(at.db, at.team.id).get(contact.email)).toBeUndefined();
  });
});

test.each(Object.entries(ENTITLED))('%s needs no consent: the new address is asked at once', async (_, tokenOf) => {
  for (const contact of [await at.unproved(), await at.member()]) {
    const to = freshEmail();
    await patch(contact.id, to, await tokenOf());
    const emails = await at.emails();
    expect(emails.map((one) => one.to).sort()).toEqual([contact.email, to].sort());
    await at.expectSignedIn(contact);
    expect(await press('new-address', tokenIn(emails.find((one) => one.to === to)))).toContain('has been changed');
    await at.expectSignedOut(contact);
    const undo = tokenIn(emails.find((one) => one.to === contact.email));
    expect(await press('old-address', undo)).toContain('You keep your email address');
    expect((await contactOf(contact.id))?.email).toBe(contact.email);
  }
});

test('after the consent the new address is proved as usual, once, and the consent can be undone', async () => {
  const member = await at.member();
  const to = freshEmail();
  const token = await ask(member, to);
  expect(await open(token)).toContain('Allow the change');
  expect(await press('allow-change', token)).toContain('You have allowed the change');
  expect(await press('allow-change', token)).toContain('does not work');
  expect(await open(token)).not.toContain('Allow the change');
  const [proof, ...more] = await at.emails();
  expect([proof?.to, more]).toEqual([to, []]);
  await at.expectSignedIn(member);
  expect(await press('new-address', tokenIn(proof))).toContain('has been changed');
  await at.expectSignedOut(member);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY - 1_000 });
  try {
    expect(await press('old-address', token)).toContain('You keep your email address');
  } finally {
    vi.useRealTimers();
  }
  expect((await contactOf(member.id))?.email).toBe(member.email);
});

test('a consent is for one request, and for seven days', async () => {
  const member = await at.member();
  const [first, to] = [await ask(member, freshEmail()), freshEmail()];
  const second = await ask(member, to);
  const { pending_since: requested_at = '' } = (await contactOf(member.id)) ?? {};
  const change = { team_id: at.team.id, contact_id: member.id, from: member.email, to, requested_at };
  const proof = await oneTimeTokens(at.db).store('contact_email', change, 60, new Date());
  expect(await press('new-address', proof)).toContain('does not work');
  expect(await press('allow-change', first)).toContain('does not work');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY + 1_000 });
  try {
    expect(await open(second)).not.toContain('Allow the change');
    expect(await press('allow-change', second)).toContain('does not work');
  } finally {
    vi.useRealTimers();
  }
  expect(await at.emails()).toEqual([]);
  await patch(member.id, member.email, anAdmin());
  expect(await press('allow-change', second)).toContain('You keep your email address');
  expect(await contactOf(member.id)).not.toHaveProperty('pending_consent');
});

test('an owner who requests the same change takes the place of the consent', async () => {
  const member = await at.member();
  const to = freshEmail();
  const token = await ask(member, to);
  await patch(member.id, to, at.team.users.owner.token);
  expect(await contactOf(member.id)).not.toHaveProperty('pending_consent');
  expect((await at.emails()).map((one) => one.to).sort()).toEqual([member.email, to].sort());
  expect(await press('allow-change', token)).toContain('does not work');
});

describe('an address counts as used', () => {
  const buy = async (email: string) => {
    const price_id = await at.priced(at.open, FREE);
    const sold = await at.send('POST', `/hub/${at.open.id}/checkout`, 'checkout_sessions', { price_id, email });
    expect(sold.status).toBe(201);
    return { email, id: (await contactCredentials(at.db, at.team.id).get(email))?.contact_id ?? '' };
  };
  const set = async (attributes: object) => {
    const contact = await added();
    await at.db.update(contactKey(at.team.id, contact.id), { set: { ...attributes } });
    return contact;
  };
  const withoutPassword = async () => {
    const hub = await at.hub(at.team.id, { sign_in: 'magic_link' });
    const email = freshEmail();
    expect((await at.post('/api/v1/contact-auth/register', { email, slug: hub.slug })).status).toBe(201);
    return { email, id: (await contactCredentials(at.db, at.team.id).get(email))?.contact_id ?? '' };
  };
  const closed = async () => {
    const contact = await at.unproved();
    const tag = data(await at.send('POST', `/teams/${at.team.id}/tags`, 'tags', { name: newId() })).id;
    await at.send('POST', `/teams/${at.team.id}/contacts/${contact.id}/tags`, 'contact_tags', { tag_id: tag });
    return contact;
  };
  const beforeTheAttribute = async () => {
    const contact = await added();
    await at.db.update(contactKey(at.team.id, contact.id), { remove: ['recipient_since'] });
    return contact;
  };

  test.each<readonly [string, () => Promise<{ readonly id: string; readonly email: string }>]>([
    ['by a member who registered with a password', () => at.unproved()],
    ['by a member who registered without a password', withoutPassword],
    ['by a member whose sign-ins ended when the team gave them something', closed],
    ['by a buyer who never signed in', () => buy(freshEmail())],
    ['by a contact whom the team added and who then bought', async () => buy((await added()).email)],
    ['by a contact for whom an API key acted', () => set({ acting_token: newId() })],
    ['if nothing says that it is not', beforeTheAttribute],
  ])('%s', async (_, made) => {
    const contact = await made();
    await at.emails();
    await ask(contact, freshEmail());
  });
});

test('a password that is chosen while the change waits is not undone, and the new address still opens nothing', async () => {
  const contact = await at.unproved();
  const to = freshEmail();
  await ask(contact, to);
  expect((await at.login(to, at.open, PASSWORD)).status).toBe(401);
  expect((await at.login(contact.email, at.open, PASSWORD)).status).toBe(200);
});
