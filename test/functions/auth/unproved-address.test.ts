import { describe, expect, test } from 'vitest';
import { hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { contactCredentialKey, contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { signInByEmail } from './emailed-link.ts';
import { GRANTS } from './granting.ts';
import { startSquatter } from './squatter-world.ts';
import { attributesOf, freshEmail } from './world.ts';

const at = useWorld(startSquatter);

const named = Object.entries(GRANTS).map(([name, grant]) => ({ name, ...grant }));

describe.each(named)('$name', ({ give }) => {
  test('ends the password and the sessions of an unproved address, and lets its owner in by email', async () => {
    const squatter = await at.squatter();
    await at.isIn(squatter);
    expect(await give(at, squatter)).toBe(true);
    await at.isOut(squatter);
    const token = await at.ownerGetsIn(squatter, at.open);
    expect(await at.get('/me', token)).toMatchObject({ status: 200, body: { data: { id: squatter.id } } });
    await at.isOut(squatter);
  });

  test('leaves the password and the sessions of a proved address alone', async () => {
    const member = await at.member();
    expect(await give(at, member)).toBe(true);
    await at.isIn(member);
    expect((await at.emails()).filter(({ subject }) => subject.startsWith('Your access'))).toEqual([]);
  });
});

test('what is given again ends nothing more, and sends no second email', async () => {
  const squatter = await at.squatter();
  expect(await GRANTS['adding a member']?.give(at, squatter)).toBe(true);
  const token = await at.ownerGetsIn(squatter, at.closed);
  expect(await GRANTS['tagging a contact']?.give(at, squatter)).toBe(true);
  expect((await at.get(`/hubs/${at.closed.id}/members`, token)).status).toBe(200);
  expect(await at.emails()).toEqual([]);
});

describe('in a hub that signs in by magic link, the owner of the address', () => {
  /** Somebody registered the address without a password, and is then given something. */
  const given = async (allowed_origins: readonly string[]) => {
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
    const squatter = { id: credential?.contact_id ?? '', email, access: [], refresh: [] };
    expect(await GRANTS['tagging a contact']?.give(at, squatter)).toBe(true);
    return { hub, squatter, letter: await at.emailTo(email) };
  };

  test('signs in on the first site of the hub by the link of their email', async () => {
    const { hub, squatter, letter } = await given(['https://garden.example', 'https://other.example']);
    const { site, token } = await signInByEmail(at, letter);
    expect(site?.href).toMatch(/^https:\/\/garden\.example\/#token=/);
    expect((await at.get(`/hubs/${hub.id}/members`, token)).status).toBe(200);
    expect(await at.get('/me', token)).toMatchObject({ status: 200, body: { data: { id: squatter.id } } });
  });

  test('gets a code and no link where the hub names no site', async () => {
    const { hub, letter } = await given([]);
    expect(letter.text).not.toMatch(/https?:/);
    expect(letter.text).toContain('in the hub “Garden”');
    const { token } = await signInByEmail(at, letter);
    expect((await at.get(`/hubs/${hub.id}/members`, token)).status).toBe(200);
  });

  test('is told by the page to enter the code, without seeing it there, if the site is allowed no more', async () => {
    const { hub, letter } = await given(['https://garden.example']);
    await at.db.update(hubItemKey({ team: at.team.id, hub: hub.id }), { set: { allowed_origins: [] } });
    const url = new URL(/https?:\S+/.exec(letter.text)?.[0] ?? '');
    const page = String((await at.service.call({ path: `${url.pathname}${url.search}` })).body);
    expect(page).toContain('enter the code there');
    expect(page).not.toMatch(/requested the email|<button|href/);
    const code = url.searchParams.get('token') ?? '';
    expect(letter.text).toContain(`If you are asked for a code, it is: ${code}`);
    expect(page).not.toContain(code);
    expect((await at.post('/api/v1/contact-auth/magic-link/consume', { token: code })).status).toBe(200);
  });
});

test('a contact who was imported has no way in, so nothing ends and no email goes out', async () => {
  const email = freshEmail();
  await at.import({ email, hub_id: at.closed.id });
  await at.import({ email, tags: ['vip'] });
  expect(await at.emails()).toEqual([]);
});

test('a grant that is refused ends nothing', async () => {
  const squatter = await at.squatter();
  const path = `/teams/${at.team.id}/contacts/${squatter.id}/tags`;
  expect((await at.send('POST', path, 'contact_tags', { tag_id: newId() })).status).toBe(422);
  const again = { contact_id: squatter.id };
  expect((await at.send('POST', `/teams/${at.team.id}/hubs/${at.open.id}/members`, 'members', again)).status).toBe(409);
  await at.isIn(squatter);
  expect(await at.emails()).toEqual([]);
});

test('a stream ticket ends with the token that it was got with', async () => {
  const squatter = await at.squatter();
  const [token = ''] = squatter.access;
  const made = await at.send('POST', `/hubs/${at.open.id}/stream-tickets`, undefined, undefined, token);
  const { ticket } = attributesOf(made);
  const follow = () => at.service.call({ path: `/api/v1/hubs/${at.open.id}/stream?ticket=${ticket}` });
  expect((await follow()).status).toBe(200);
  expect(await GRANTS['tagging a contact']?.give(at, squatter)).toBe(true);
  expect((await follow()).status).toBe(401);
});

test('another address of a contact who was given something drops the password, and its owner is sent an email', async () => {
  const member = await at.member();
  const moved = { ...member, email: freshEmail() };
  const path = `/teams/${at.team.id}/contacts/${member.id}`;
  expect((await at.send('PATCH', path, 'contacts', { email: moved.email })).status).toBe(200);
  for (const email of [member.email, moved.email]) expect((await at.login(email, at.open)).status).toBe(401);
  expect((await at.refresh(member.refresh[0] ?? '')).status).toBe(401);
  const token = await at.ownerGetsIn(moved, at.open);
  expect(await at.get('/me', token)).toMatchObject({ status: 200, body: { data: { id: member.id } } });
});

test('an email that waits is not sent where another address was closed since: its owner gets one', async () => {
  const squatter = await at.squatter();
  expect(await GRANTS['tagging a contact']?.give(at, squatter)).toBe(true);
  const email = freshEmail();
  expect((await at.send('PATCH', `/teams/${at.team.id}/contacts/${squatter.id}`, 'contacts', { email })).status).toBe(
    200,
  );
  expect((await at.emails()).map(({ to }) => to)).toEqual([email]);
});

test('a later change of a credential that was ended asks for no further email', async () => {
  const squatter = await at.squatter();
  expect(await GRANTS['tagging a contact']?.give(at, squatter)).toBe(true);
  expect(await at.emails()).toHaveLength(1);
  const set = { updated_at: new Date().toISOString() };
  await at.db.update(contactCredentialKey(at.team.id, squatter.email), { set });
  await at.relayed();
  expect(at.jobs).toEqual([]);
});
