import { expect, test, vi } from 'vitest';
import type { EmailMessage } from '../../../shared/delivery/email/email.ts';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { type ContactItem, contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { removeContact } from '../../../shared/hubs/people/contacts/remove-contact.ts';
import { holdClock } from '../../support/clock.ts';
import { useWorld } from '../../support/use-world.ts';
import { type SignedInContact, startUnproved } from './unproved-world.ts';
import { attributesOf, freshEmail, PASSWORD, tokenIn } from './world.ts';

const at = useWorld(startUnproved);
const DAY = 86_400_000;

const press = async (action: string, token: string): Promise<string> => {
  const { body } = await at.service.call({
    method: 'POST',
    path: '/m',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new TextEncoder().encode(new URLSearchParams({ token, action }).toString()),
  });
  return String(body);
};
const open = async (action: string, token: string): Promise<string> =>
  String((await at.service.call({ path: `/m?for=${action}&token=${token}` })).body);

const patch = (id: string, email: string) =>
  at.send('PATCH', `/teams/${at.team.id}/contacts/${id}`, 'contacts', { email });
const contactOf = ({ id }: SignedInContact) => at.db.get<ContactItem>(contactKey(at.team.id, id));
const emailOf = async (contact: SignedInContact) => (await contactOf(contact))?.email;

/** Requests a change; returns the tokens of the proof and of the undo. */
const request = async ({ id }: SignedInContact, from: string, to: string) => {
  expect(await patch(id, to)).toMatchObject({
    status: 200,
    body: { data: { attributes: { email: from, pending_email: to } } },
  });
  const emails = await at.emails();
  expect(emails.map((one) => one.to).sort()).toEqual([from, to].sort());
  const token = (address: string) => tokenIn(emails.find((one) => one.to === address));
  return { proof: token(to), undo: token(from) };
};

/** Requests a change and confirms it. */
const move = async (contact: SignedInContact, from: string, to: string) => {
  const tokens = await request(contact, from, to);
  expect(await press('new-address', tokens.proof)).toContain('has been changed');
  return tokens;
};

const asks = async (email: string): Promise<readonly EmailMessage[]> => {
  await at.post('/api/v1/contact-auth/magic-link', { email, slug: at.open.slug });
  await at.post('/api/v1/contact-auth/password-reset', { email, slug: at.open.slug });
  return at.deliver();
};

const at7days = async (milliseconds: number, run: () => Promise<unknown>): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY + milliseconds });
  try {
    await run();
  } finally {
    vi.useRealTimers();
  }
};

test('until the new address is proved, it opens nothing, and the old one keeps every sign-in', async () => {
  const member = await at.member();
  const to = freshEmail();
  const { proof, undo } = await request(member, member.email, to);
  expect((await at.login(to, at.open)).status).toBe(401);
  expect(await asks(to)).toEqual([]);
  expect(await contactCredentials(at.db, at.team.id).get(to)).toBeUndefined();
  expect((await at.post('/api/v1/contact-auth/magic-link/consume', { token: proof })).status).toBe(422);
  const reset = { token: proof, password: PASSWORD };
  expect((await at.post('/api/v1/contact-auth/password-reset/confirm', reset)).status).toBe(422);
  expect(await press('old-address', proof)).toContain('does not work');
  expect(await press('new-address', undo)).toContain('does not work');
  await at.expectSignedIn(member);
  expect(attributesOf(await at.get('/me', member.access[0] ?? ''))).toMatchObject({
    email: member.email,
    pending_email: to,
  });
  for (const [action, token] of [
    ['new-address', proof],
    ['old-address', undo],
  ] as const)
    for (const _ of [1, 2]) expect(await open(action, token)).toContain(to);
  expect(await emailOf(member)).toBe(member.email);
});

test('the proof works once, within a day, moves the contact and ends every session and the password', async () => {
  const member = await at.member();
  const to = freshEmail();
  const { proof } = await move(member, member.email, to);
  expect(await contactOf(member)).toMatchObject({ email: to, moves: [{ from: member.email }] });
  expect(await contactOf(member)).not.toHaveProperty('pending_email');
  await at.expectSignedOut(member);
  expect((await at.login(to, at.open)).status).toBe(401);
  expect(await asks(member.email)).toEqual([]);
  expect((await asks(to)).length).toBeGreaterThan(0);
  expect(await press('new-address', proof)).toContain('Your email address has been changed');
  const late = await at.member();
  const { proof: expired } = await request(late, late.email, freshEmail());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY + 1_000 });
  try {
    expect(await press('new-address', expired)).toContain('does not work');
  } finally {
    vi.useRealTimers();
  }
  expect(await emailOf(late)).toBe(late.email);
});

test('the undo cancels a pending change, keeps the sessions, and can be repeated', async () => {
  const member = await at.member();
  const { proof, undo } = await request(member, member.email, freshEmail());
  for (const _ of [1, 2]) expect(await press('old-address', undo)).toContain('You keep your email address');
  expect(await press('new-address', proof)).toContain('does not work');
  await at.expectSignedIn(member);
  expect(await emailOf(member)).toBe(member.email);
});

test('the undo restores the old address for seven days after the change, ends what was chosen since, and can be repeated', async () => {
  const member = await at.member();
  const to = freshEmail();
  const { undo } = await move(member, member.email, to);
  await at.post('/api/v1/contact-auth/password-reset', { email: to, slug: at.open.slug });
  const password = 'chosen by another';
  const token = tokenIn((await at.deliver()).at(-1));
  expect((await at.post('/api/v1/contact-auth/password-reset/confirm', { token, password })).status).toBe(204);
  const intruder = attributesOf(await at.login(to, at.open, password));
  await at7days(-1_000, async () => {
    for (const _ of [1, 2]) expect(await press('old-address', undo)).toContain('You keep your email address');
  });
  expect(await contactOf(member)).toMatchObject({ email: member.email, moves: [] });
  expect((await at.refresh(String(intruder.refresh_token))).status).toBe(401);
  expect((await at.get('/me', String(intruder.access_token))).status).toBe(401);
  for (const email of [to, member.email]) expect((await at.login(email, at.open, password)).status).toBe(401);
  expect(await asks(to)).toEqual([]);
  expect((await asks(member.email)).length).toBeGreaterThan(0);
});

test('the undo has expired seven days after the change, and the old address is free then', async () => {
  const member = await at.member();
  const to = freshEmail();
  const { undo } = await move(member, member.email, to);
  await at7days(1_000, async () => {
    expect(await press('old-address', undo)).toContain('does not work');
    expect((await at.unproved(member.email)).id).not.toBe(member.id);
  });
  expect(await emailOf(member)).toBe(to);
});

test('for seven days nobody else gets the old address, so nothing prevents the undo', async () => {
  const member = await at.member();
  const { undo } = await move(member, member.email, freshEmail());
  const { email } = member;
  const registered = await at.post('/api/v1/contact-auth/register', { email, password: PASSWORD, slug: at.open.slug });
  expect(registered.status).toBe(422);
  const made = await at.send('POST', `/teams/${at.team.id}/contacts`, 'contacts', { email, name: null });
  expect(made).toMatchObject({ status: 422, body: { errors: [{ code: 'email_taken' }] } });
  expect(await at.import({ email })).toMatchObject({ done: 0 });
  const other = await at.unproved();
  expect((await patch(other.id, email)).status).toBe(422);
  await press('old-address', undo);
  expect(await emailOf(member)).toBe(email);
});

test('the undo of a change also undoes the changes after it, whose own undo then does nothing', async () => {
  const member = await at.member();
  const [first, second] = [freshEmail(), freshEmail()];
  const { undo } = await move(member, member.email, first);
  const later = await move(member, first, second);
  const pending = await request(member, second, freshEmail());
  expect(await press('old-address', undo)).toContain('You keep your email address');
  expect(await emailOf(member)).toBe(member.email);
  expect(await press('old-address', later.undo)).toContain('does not work');
  expect(await press('new-address', pending.proof)).toContain('does not work');
  expect(await press('old-address', pending.undo)).toContain('does not work');
  expect(await emailOf(member)).toBe(member.email);
});

test('a proof and an undo at the same moment leave one credential, of the address of the contact', async () => {
  for (let round = 0; round < 4; round += 1) {
    const member = await at.member();
    const to = freshEmail();
    const { proof, undo } = await request(member, member.email, to);
    await Promise.all([press('new-address', proof), press('old-address', undo), press('old-address', undo)]);
    expect(await emailOf(member)).toBe(member.email);
    const rows = await Promise.all([member.email, to].map((email) => contactCredentials(at.db, at.team.id).get(email)));
    expect(rows.map((row) => row?.contact_id)).toEqual([member.id, undefined]);
  }
});

test('an address that another contact takes before the proof is refused, and the old one stays', async () => {
  const member = await at.member();
  const to = freshEmail();
  const { proof } = await request(member, member.email, to);
  const other = await at.unproved(to);
  expect(await press('new-address', proof)).toContain('in use');
  expect([await emailOf(member), await emailOf(other)]).toEqual([member.email, to]);
  expect((await patch(member.id, to)).status).toBe(422);
});

test('the current address cancels a pending change, and a second request replaces the first', async () => {
  const member = await at.member();
  const { proof } = await request(member, member.email, freshEmail());
  expect(attributesOf(await patch(member.id, member.email))).toMatchObject({ pending_email: null });
  expect(await press('new-address', proof)).toContain('does not work');
  const first = await request(member, member.email, freshEmail());
  const to = freshEmail();
  const second = await request(member, member.email, to);
  expect(await press('new-address', first.proof)).toContain('does not work');
  expect(await press('new-address', second.proof)).toContain('has been changed');
  expect(await emailOf(member)).toBe(to);
});

test('a contact and a new address get the emails of five changes a day', async () => {
  const [member, to] = [await at.member(), freshEmail()];
  holdClock();
  for (let nth = 0; nth < 5; nth += 1) expect((await patch(member.id, to)).status).toBe(200);
  holdClock(Date.now() + 10 * 60_000);
  expect(await patch(member.id, to)).toMatchObject({ status: 429 });
  const other = await at.member();
  expect(await patch(other.id, to)).toMatchObject({ status: 429 });
  expect((await patch(other.id, freshEmail())).status).toBe(200);
});

test('the addresses of a deleted contact are free at once', async () => {
  const member = await at.member();
  const to = freshEmail();
  const { undo } = await move(member, member.email, to);
  await removeContact(at.db, at.team.id, member.id, { type: 'system', id: 'test' }, new Date());
  expect(await press('old-address', undo)).toContain('does not work');
  for (const email of [member.email, to]) expect((await at.unproved(email)).id).not.toBe(member.id);
});
