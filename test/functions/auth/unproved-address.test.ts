import { describe, expect, test } from 'vitest';
import { hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { contactCredentialKey, contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { signInByEmail } from './emailed-link.ts';
import { GRANTS } from './grants.ts';
import { startUnproved } from './unproved-world.ts';
import { attributesOf, freshEmail } from './world.ts';

const at = useWorld(startUnproved);

const CASES = Object.entries(GRANTS).map(([name, grant]) => ({ name, ...grant }));

describe.each(CASES)('$name', ({ give }) => {
  test('revokes the password and sessions of an unproved address, and its owner signs in by email', async () => {
    const contact = await at.unproved();
    await at.expectSignedIn(contact);
    expect(await give(at, contact)).toBe(true);
    await at.expectSignedOut(contact);
    const token = await at.ownerSignsIn(contact, at.open);
    expect(await at.get('/me', token)).toMatchObject({ status: 200, body: { data: { id: contact.id } } });
    await at.expectSignedOut(contact);
  });

  test('keeps the password and sessions of a proved address', async () => {
    const member = await at.member();
    expect(await give(at, member)).toBe(true);
    await at.expectSignedIn(member);
    expect((await at.emails()).filter(({ subject }) => subject.startsWith('Your access'))).toEqual([]);
  });
});

test('a second grant revokes nothing more and sends no second email', async () => {
  const contact = await at.unproved();
  expect(await GRANTS['adding a member']?.give(at, contact)).toBe(true);
  const token = await at.ownerSignsIn(contact, at.closed);
  expect(await GRANTS['tagging a contact']?.give(at, contact)).toBe(true);
  expect((await at.get(`/hubs/${at.closed.id}/members`, token)).status).toBe(200);
  expect(await at.emails()).toEqual([]);
});

describe('in a hub that signs in by magic link, the owner of the address', () => {
  /** A grant to a contact who registered the address without a password, and the email about it. */
  const grantWithoutPassword = async (allowed_origins: readonly string[]) => {
    const hub = await at.hub(at.team.id, {
      sign_in: 'magic_link',
      access_level: 'open',
      name: 'Garden',
      allowed_origins,
    });
    const email = freshEmail();
    const registered = await at.post('/api/v1/contact-auth/register', { email, slug: hub.slug });
    expect(registered.status).toBe(201);
    await at.emails();
    const credential = await contactCredentials(at.db, at.team.id).get(email);
    const contact = { id: credential?.contact_id ?? '', email, access: [], refresh: [] };
    expect(await GRANTS['tagging a contact']?.give(at, contact)).toBe(true);
    return { hub, contact, message: await at.emailTo(email) };
  };

  test('signs in to the first site of the hub with the link of the email', async () => {
    const { hub, contact, message } = await grantWithoutPassword(['https://garden.example', 'https://other.example']);
    const { site, token } = await signInByEmail(at, message, hub.slug);
    expect(site?.href).toMatch(/^https:\/\/garden\.example\/\?code=/);
    expect((await at.get(`/hubs/${hub.id}/members`, token)).status).toBe(200);
    expect(await at.get('/me', token)).toMatchObject({ status: 200, body: { data: { id: contact.id } } });
  });

  test('gets a code and no link if the hub has no site', async () => {
    const { hub, message } = await grantWithoutPassword([]);
    expect(message.text).not.toMatch(/https?:/);
    expect(message.text).toContain('in the hub “Garden”');
    const { token } = await signInByEmail(at, message, hub.slug);
    expect((await at.get(`/hubs/${hub.id}/members`, token)).status).toBe(200);
  });

  test('is asked to enter the code, which the page does not show, if the site is no longer allowed', async () => {
    const { hub, message } = await grantWithoutPassword(['https://garden.example']);
    await at.db.update(hubItemKey({ team: at.team.id, hub: hub.id }), { set: { allowed_origins: [] } });
    const url = new URL(/https?:\S+/.exec(message.text)?.[0] ?? '');
    const page = String((await at.service.call({ path: `${url.pathname}${url.search}` })).body);
    expect(page).toContain('enter the code there');
    expect(page).not.toMatch(/requested the email|<button|href/);
    const code = url.searchParams.get('token') ?? '';
    expect(message.text).toContain(`If you are asked for a code, it is: ${code}`);
    expect(page).not.toContain(code);
    expect((await at.post('/api/v1/contact-auth/magic-link/consume', { token: code })).status).toBe(200);
  });
});

test('importing a contact without a credential revokes nothing and sends no email', async () => {
  const email = freshEmail();
  await at.import({ email, hub_id: at.closed.id });
  await at.import({ email, tags: ['vip'] });
  expect(await at.emails()).toEqual([]);
});

test('a rejected grant revokes nothing', async () => {
  const contact = await at.unproved();
  const path = `/teams/${at.team.id}/contacts/${contact.id}/tags`;
  expect((await at.send('POST', path, 'contact_tags', { tag_id: newId() })).status).toBe(422);
  const again = { contact_id: contact.id };
  expect((await at.send('POST', `/teams/${at.team.id}/hubs/${at.open.id}/members`, 'members', again)).status).toBe(409);
  await at.expectSignedIn(contact);
  expect(await at.emails()).toEqual([]);
});

test('a stream ticket is revoked with the access token that created it', async () => {
  const contact = await at.unproved();
  const [token = ''] = contact.access;
  const response = await at.send('POST', `/hubs/${at.open.id}/stream-tickets`, undefined, undefined, token);
  const { ticket } = attributesOf(response);
  const follow = () => at.service.call({ path: `/api/v1/hubs/${at.open.id}/stream?ticket=${ticket}` });
  expect((await follow()).status).toBe(200);
  expect(await GRANTS['tagging a contact']?.give(at, contact)).toBe(true);
  expect((await follow()).status).toBe(401);
});

test('a later change of a revoked credential sends no further email', async () => {
  const contact = await at.unproved();
  expect(await GRANTS['tagging a contact']?.give(at, contact)).toBe(true);
  expect(await at.emails()).toHaveLength(1);
  const set = { updated_at: new Date().toISOString() };
  await at.db.update(contactCredentialKey(at.team.id, contact.email), { set });
  await at.relayed();
  expect(at.jobs).toEqual([]);
});
