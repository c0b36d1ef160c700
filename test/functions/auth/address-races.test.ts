import { expect, test } from 'vitest';
import { hasPurchases } from '../../../shared/commerce/purchases/has-purchases.ts';
import { changeContact } from '../../../shared/hubs/people/contacts/change-contact.ts';
import { contactCredentialKey, contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { type ContactItem, contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data } from '../../support/answers.ts';
import { holdClock } from '../../support/clock.ts';
import { checkOut, pay } from '../../support/purchases.ts';
import { useWorld } from '../../support/use-world.ts';
import { startUnproved } from './unproved-world.ts';
import { freshEmail, tokenIn } from './world.ts';

const at = useWorld(startUnproved);

const press = async (action: string, token: string): Promise<string> => {
  const { body } = await at.service.call({
    method: 'POST',
    path: '/m',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new TextEncoder().encode(new URLSearchParams({ token, action }).toString()),
  });
  return String(body);
};
const patch = (id: string, email: string, token = at.team.users.owner.token) =>
  at.send('PATCH', `/teams/${at.team.id}/contacts/${id}`, 'contacts', { email }, token);
const contactOf = (id: string) => at.db.get<ContactItem>(contactKey(at.team.id, id));
const holderOf = async (email: string) => (await contactCredentials(at.db, at.team.id).get(email))?.contact_id;
const DEAD = 'does not work';
const CHANGED = 'has been changed';
const KEPT = 'You keep your email address';

/** The address of a contact whom the team added, and who has not signed in. */
const added = async () => {
  const email = freshEmail();
  const made = await at.send('POST', `/teams/${at.team.id}/contacts`, 'contacts', { email });
  return { id: data(made).id, email };
};
/** The tokens of the emails of a requested change, by recipient. */
const tokens = async (): Promise<ReadonlyMap<string, string>> =>
  new Map((await at.emails()).map((email) => [email.to, tokenIn(email)]));
const found = (of: ReadonlyMap<string, string>, email: string): string => {
  const token = of.get(email);
  if (token === undefined) throw new Error(`No email to ${email}`);
  return token;
};

const hub = () => ({ team: at.team.id, hub: at.open.id });
const paid = async (contact: string, kind: 'one_time' | 'recurring') => {
  const order = await checkOut(at.db, hub(), contact, { kind });
  expect(await pay(at.db, hub(), order, kind === 'recurring' ? 'active' : undefined)).toBe(true);
};
const setOf = (email: string, set: Record<string, string>) =>
  at.db.update(contactCredentialKey(at.team.id, email), { set });

test.each<readonly [string, (contact: { id: string; email: string }) => Promise<unknown>]>([
  ['a free order', ({ id }) => checkOut(at.db, hub(), id, { kind: 'free' })],
  ['a payment', ({ id }) => paid(id, 'one_time')],
  ['a subscription', ({ id }) => paid(id, 'recurring')],
  ['a proof of the address', ({ email }) => setOf(email, { address_proved_at: new Date().toISOString() })],
  ['a password', ({ email }) => setOf(email, { password_hash: 'hash' })],
  ['a key that acts', ({ id }) => at.db.update(contactKey(at.team.id, id), { set: { acting_token: newId() } })],
])('%s between the check of an unused address and its move makes the move wait for a proof', async (_, use) => {
  const [contact, to] = [await added(), freshEmail()];
  await at.emails();
  const { db, team } = at;
  let used = false;
  const rights = {
    mayEmail: async () => true,
    mayActForMembers: false,
    hasPurchases: async ({ id }: ContactItem) => {
      const before = await hasPurchases(db, team.id, id);
      if (!used) await use(contact);
      used = true;
      return before;
    },
  };
  const changed = await changeContact(db, team.id, contact.id, { email: to }, at.owner, new Date(), rights);
  expect(changed).toMatchObject({ contact: { email: contact.email, pending_email: to, pending_consent: true } });
  expect([await holderOf(contact.email), await holderOf(to)]).toEqual([contact.id, undefined]);
});

test('of two changes in one moment only the last is pending; the links of the other are dead before and after it', async () => {
  holdClock(Date.now());
  const [contact, first, second] = [await at.member(), freshEmail(), freshEmail()];
  await patch(contact.id, first);
  const dead = await tokens();
  await patch(contact.id, second);
  const live = await tokens();
  const pressDead = async () => {
    expect(await press('new-address', found(dead, first))).toContain(DEAD);
    expect(await press('old-address', found(dead, contact.email))).toContain(DEAD);
    expect(await press('allow-change', found(dead, contact.email))).toContain(DEAD);
  };
  await pressDead();
  expect(await contactOf(contact.id)).toMatchObject({ email: contact.email, pending_email: second });
  expect(await press('new-address', found(live, second))).toContain(CHANGED);
  await pressDead();
  expect([await holderOf(second), await holderOf(first)]).toEqual([contact.id, undefined]);
  expect(await press('old-address', found(live, contact.email))).toContain(KEPT);
  expect(await holderOf(contact.email)).toBe(contact.id);
});

test('of concurrent changes exactly one is pending, and only its link works', async () => {
  const contact = await at.member();
  const addresses = [freshEmail(), freshEmail(), freshEmail()];
  const answers = await Promise.all(addresses.map((to) => patch(contact.id, to)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { pending_email } = (await contactOf(contact.id)) ?? {};
  expect(addresses).toContain(pending_email);
  const sent = await tokens();
  for (const to of addresses.filter((one) => one !== pending_email)) {
    const token = sent.get(to);
    if (token !== undefined) expect(await press('new-address', token)).toContain(DEAD);
    expect(await holderOf(to)).toBeUndefined();
  }
  expect(await press('new-address', found(sent, pending_email ?? ''))).toContain(CHANGED);
});

test('a change that was requested while another was checked is replaced under a later name', async () => {
  holdClock(Date.now());
  const [contact, first, second] = [await at.member(), freshEmail(), freshEmail()];
  let name: string | undefined;
  const rights = {
    async mayEmail() {
      if (name === undefined) {
        await patch(contact.id, first);
        name = (await contactOf(contact.id))?.pending_since ?? '';
      }
      return true;
    },
    mayActForMembers: true,
    hasPurchases: async () => true,
  };
  await changeContact(at.db, at.team.id, contact.id, { email: second }, at.owner, new Date(), rights);
  const { pending_email, pending_since = '' } = (await contactOf(contact.id)) ?? {};
  expect([pending_email, pending_since > (name ?? '')]).toEqual([second, true]);
});

test('a change that races the undo of the one before is requested for the restored address, or is undone too', async () => {
  const [contact, moved, next] = [await at.member(), freshEmail(), freshEmail()];
  await patch(contact.id, moved);
  const sent = await tokens();
  expect(await press('new-address', found(sent, moved))).toContain(CHANGED);
  await at.emails();
  const [answer, page] = await Promise.all([patch(contact.id, next), press('old-address', found(sent, contact.email))]);
  expect([answer.status, page]).toEqual([200, expect.stringContaining(KEPT)]);
  const { email, pending_email = null, pending_since = null } = (await contactOf(contact.id)) ?? {};
  expect(email).toBe(contact.email);
  expect([null, next]).toContain(pending_email);
  expect(pending_since === null).toBe(pending_email === null);
  expect([await holderOf(contact.email), await holderOf(moved), await holderOf(next)]).toEqual([
    contact.id,
    undefined,
    undefined,
  ]);
  const link = (await tokens()).get(next);
  if (link !== undefined) expect(await press('new-address', link)).toContain(pending_email === next ? CHANGED : DEAD);
});

test('of two consents one allows the change, and the new address gets one email; with an undo nothing is pending', async () => {
  const admin = at.team.users.admin.token;
  const [contact, to] = [await at.member(), freshEmail()];
  await patch(contact.id, to, admin);
  const consent = found(await tokens(), contact.email);
  const pages = await Promise.all([press('allow-change', consent), press('allow-change', consent)]);
  expect(pages.filter((page) => page.includes(DEAD))).toHaveLength(1);
  const emails = await at.emails();
  expect(emails.map((email) => email.to)).toEqual([to]);
  await patch(contact.id, freshEmail(), admin);
  expect(await press('new-address', tokenIn(emails[0]))).toContain(DEAD);
  const other = found(await tokens(), contact.email);
  await Promise.all([press('allow-change', other), press('old-address', other)]);
  expect(await contactOf(contact.id)).not.toHaveProperty('pending_since');
  for (const token of (await tokens()).values()) expect(await press('new-address', token)).toContain(DEAD);
  expect(await holderOf(contact.email)).toBe(contact.id);
});
