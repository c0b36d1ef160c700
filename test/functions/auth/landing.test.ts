import { expect, test } from 'vitest';
import { invitations } from '../../../shared/accounts/invitations/invitations.ts';
import { type HubItem, hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { contactCredentialKey } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { holdClock } from '../../support/clock.ts';
import { seedTeam } from '../../support/seed.ts';
import type { ApiResponse } from '../../support/service.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { freshEmail, PASSWORD, startAuth, tokenIn } from './world.ts';

const world = useWorld(startAuth);
const team = useFixture(() => seedTeam(world.service.db, world.service.keys));

const text = ({ body }: ApiResponse): string => body as unknown as string;
const open = (query: string) => world.service.call({ path: `/m${query}` });
const press = (fields: Record<string, string>) =>
  world.service.call({
    method: 'POST',
    path: '/m',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new TextEncoder().encode(new URLSearchParams(fields).toString()),
  });
const hidden = (response: ApiResponse): string => /name="token" value="([^"]+)"/.exec(text(response))?.[1] ?? '';

const APP = 'https://app.example';

/** The hub and the member of the last link. */
let hub: HubItem;
let member: { readonly id: string; readonly email: string };

const linkFor = async (
  return_url: string | null = `${APP}/in`,
  to = freshEmail(),
  input: Partial<HubItem> = {},
): Promise<string> => {
  hub = await world.hub(team.id, { allowed_origins: [APP], name: '<i>Hub</i>', ...input });
  member = await world.contact(hub, { email: to });
  const { email } = member;
  await world.post('/api/v1/contact-auth/magic-link', { email, slug: hub.slug, return_url });
  return tokenIn((await world.deliver())[0]);
};

test('C469 C011: the page is HTML with one button, and opening it does not use up the token', async () => {
  const token = await linkFor();
  for (const _ of [1, 2, 3]) {
    const opened = await open(`?token=${token}`);
    expect(opened.status).toBe(200);
    expect(opened.headers['Content-Type']).toBe('text/html; charset=utf-8');
    expect(text(opened).match(/<button>/g)).toHaveLength(1);
    expect(text(opened)).toContain('<form method="post" action="/m">');
    expect(hidden(opened)).toBe(token);
  }
  expect(text(await press({ token }))).toContain('You are signed in');
});

test('C470: an invalid token returns a page without a form and without the input', async () => {
  const queries = [
    '',
    '?token=',
    '?token=short',
    '?token=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    `?token=${'A'.repeat(42)}%22`,
    '?token=a&token=b',
    '?sort=marker&filter[x]=marker&include=marker&page[size]=marker',
    '?for=marker',
    '?token=%00%ff',
  ];
  for (const query of queries) {
    const opened = await open(query);
    expect(opened.status).toBe(200);
    expect(opened.headers['Content-Type']).toBe('text/html; charset=utf-8');
    expect(text(opened)).not.toMatch(/marker|alert|short|<form/);
  }
  const submitted = await press({ token: '"><script>alert(1)</script>' });
  expect(submitted.status).toBe(200);
  expect(text(submitted)).not.toContain('script');
});

test('no page runs scripts, loads resources, can be framed or cached, or sends a referrer', async () => {
  for (const response of [await open(`?token=${await linkFor()}`), await open(''), await press({})]) {
    const { headers } = response;
    expect(headers['Content-Security-Policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers).toMatchObject({
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    expect(text(response)).not.toMatch(/<script|https?:/);
    expect(text(response)).not.toMatch(/<(output|code|pre)/);
  }
});

test('the policy contains the hash of the style', async () => {
  const { createHash } = await import('node:crypto');
  const opened = await open('');
  const style = /<style>([^<]*)<\/style>/.exec(text(opened))?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(opened.headers['Content-Security-Policy']).toContain(`'sha256-${hash}'`);
});

const visible = (response: ApiResponse): string => text(response).replaceAll(/<[^>]*>/g, '');

test('the page shows the hub and the address before and after the button, escaped', async () => {
  const email = `o'neil+${freshEmail()}`;
  const token = await linkFor(undefined, email);
  for (const response of [await open(`?token=${token}`), await press({ token })]) {
    expect(text(response)).toContain('&lt;i&gt;Hub&lt;/i&gt;');
    expect(text(response).replaceAll('&#39;', "'")).toContain(`as <b>${email}</b>`);
    expect(visible(response)).not.toMatch(/[A-Za-z0-9_-]{40}|eyJ/);
  }
});

test('a link signs in once, and a used or expired link shows an error when it is opened', async () => {
  const token = await linkFor();
  const pages = (await Promise.all([press({ token }), press({ token }), press({ token })])).map(text);
  expect(pages.filter((page) => page.includes('You are signed in'))).toHaveLength(1);
  expect(pages.filter((page) => page.includes('does not work'))).toHaveLength(2);
  expect(text(await open(`?token=${token}`))).toContain('does not work');
  const late = await linkFor();
  holdClock(Date.now() + 601_000);
  expect(text(await open(`?token=${late}`))).toContain('does not work');
});

const consume = (token: string) => world.post('/api/v1/contact-auth/magic-link/consume', { token });

const exchange = (code: string, slug = hub.slug) => world.post('/api/v1/contact-auth/exchange', { code, slug });

/** The page of the site that a page redirects to. */
const targetOf = (page: string): URL =>
  new URL((/href="([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"'));

test('the page redirects to the site of the hub with a code that the site exchanges once', async () => {
  const token = await linkFor(`${APP}/in?a=1&b="2"#part`);
  const target = targetOf(text(await press({ token })));
  expect(`${target.origin}${target.pathname}${target.hash}`).toBe(`${APP}/in#part`);
  expect([target.searchParams.get('a'), target.searchParams.get('b')]).toEqual(['1', '"2"']);
  const code = target.searchParams.get('code') ?? '';
  expect(target.href).not.toMatch(/token|eyJ/);
  expect(code).not.toBe(token);
  expect((await consume(code)).status).toBe(422);
  const exchanged = await Promise.all([exchange(code), exchange(code), exchange(code)]);
  expect(exchanged.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect(exchanged.find(({ status }) => status === 200)?.body).toMatchObject({ access: 'member' });
});

test('a code is refused by another hub, a minute later, and after a password change', async () => {
  const codeFor = async () => targetOf(text(await press({ token: await linkFor() }))).searchParams.get('code') ?? '';
  const elsewhere = await world.hub(team.id, { allowed_origins: [APP] });
  const wrong = await codeFor();
  expect((await exchange(wrong, elsewhere.slug)).body).toMatchObject({
    errors: [{ code: 'invalid_token', source: { pointer: '/code' } }],
  });
  expect((await exchange(wrong)).status).toBe(422);
  const changed = await codeFor();
  const { email } = member;
  await world.service.db.update(contactCredentialKey(team.id, email), { add: { generation: 1 } });
  expect((await exchange(changed)).status).toBe(422);
  const late = await codeFor();
  holdClock(Date.now() + 61_000);
  expect((await exchange(late)).status).toBe(422);
});

const SITE = 'https://garden.example/home';

test('without a return URL, the link leads to the site of the hub, and the code of the email works too', async () => {
  const before = world.emails.length;
  const token = await linkFor(null, undefined, { allowed_origins: [], site_url: SITE });
  expect(world.emails[before]?.text).toContain(`If you are asked for a code, it is: ${token}`);
  const target = targetOf(text(await press({ token })));
  expect(target.href).toMatch(/^https:\/\/garden\.example\/home\?code=[\w-]{43}$/);
  expect((await exchange(target.searchParams.get('code') ?? '')).status).toBe(200);
  const other = await linkFor(null, undefined, { site_url: SITE });
  expect((await consume(other)).status).toBe(200);
  const foreign = await linkFor('https://evil.example/', undefined, { site_url: SITE });
  expect(targetOf(text(await press({ token: foreign }))).origin).toBe('https://garden.example');
});

test('a password that a member chose on the page signs them in to the site of the hub', async () => {
  await linkFor(null, undefined, { site_url: SITE });
  await world.post('/api/v1/contact-auth/password-reset', { email: member.email, slug: hub.slug });
  const token = tokenIn((await world.deliver())[0]);
  for (const page of [await open(`?for=password&token=${token}`), await press({ token, password: 'short' })])
    expect(visible(page)).toContain(`The password is for &lt;i&gt;Hub&lt;/i&gt; as ${member.email}`);
  const page = text(await press({ token, password: 'another password' }));
  expect(page).toContain('Your password has been changed');
  const code = targetOf(page).searchParams.get('code') ?? '';
  expect((await exchange(code)).body).toMatchObject({ access: 'member' });
  expect(text(await press({ token, password: 'a third password' }))).not.toContain('href');
});

test('a password of a contact who was banned meanwhile is changed without a sign-in', async () => {
  await linkFor(null, undefined, { site_url: SITE });
  await world.post('/api/v1/contact-auth/password-reset', { email: member.email, slug: hub.slug });
  const token = tokenIn((await world.deliver())[0]);
  const key = { team: team.id, hub: hub.id };
  await world.service.db.update(memberKey(key, member.id), { set: { status: 'banned' } });
  const page = text(await press({ token, password: 'another password' }));
  expect(page).toContain('Your password has been changed');
  expect(page).not.toContain('href');
});

test.each([
  ['without a return URL', null],
  ['to an origin that the hub does not allow', 'https://evil.example/'],
  ['to a host that only starts like an allowed one', 'https://app.example.evil.example/'],
  ['to another scheme', 'http://app.example/'],
])('a link %s shows where to enter the code, and the code still signs in', async (_, url) => {
  const before = world.emails.length;
  const token = await linkFor(url);
  for (const response of [await open(`?token=${token}`), await press({ token }), await press({ token })]) {
    expect(response.status).toBe(200);
    expect(visible(response)).toContain('enter the code there');
    expect(text(response)).not.toMatch(/href|refresh|evil|<form|<button/);
    expect(text(response)).not.toContain(token);
    expect(visible(response)).not.toMatch(/[A-Za-z0-9_-]{40}|eyJ/);
  }
  expect(world.emails[before]?.text).toContain(`where you requested this email and enter this code: ${token}`);
  expect((await consume(token)).status).toBe(200);
});

test('a return URL that is no longer allowed gets no redirect, and the code still signs in', async () => {
  const token = await linkFor();
  await world.service.db.update(hubItemKey({ team: team.id, hub: hub.id }), { set: { allowed_origins: [] } });
  expect(visible(await press({ token }))).toContain('enter the code there');
  expect((await consume(token)).status).toBe(200);
});

test.each(['invitation', 'email'] as const)(
  'the page of an emailed code for %s does not show the code',
  async (kind) => {
    const { id, email } = await world.user();
    const { role_id } = team.users.moderator;
    const actor = { type: 'user', id: team.users.owner.id } as const;
    const made = await invitations(world.service.db, team.id).create({ email, role_id }, actor, new Date());
    if (typeof made === 'string') throw new Error(made);
    const jobs = {
      invitation: { kind: 'invitation', team_id: team.id, invitation_id: made.id },
      email: { kind: 'email_verification', user_id: id, request_id: newId() },
    } as const;
    world.jobs.push(jobs[kind]);
    const token = tokenIn((await world.deliver())[0]);
    const opened = await open(`?for=${kind}&token=${token}`);
    expect(text(opened)).not.toContain(token);
    expect(visible(opened)).toContain('enter the code from the email');
  },
);

test('the link of a password reset email opens a page that changes the password', async () => {
  const { email } = await world.user();
  await world.post('/api/v1/auth/password-reset', { email });
  const token = tokenIn((await world.deliver())[0]);
  const opened = await open(`?for=password&token=${token}`);
  expect(text(opened)).toContain('type="password"');
  expect(text(await press({ token, password: 'short' }))).toContain('type="password"');
  expect(text(await press({ token, password: 'another password' }))).toContain('Your password has been changed');
  expect(text(await press({ token, password: 'a third password' }))).toContain('does not work');
  expect((await world.post('/api/v1/auth/login', { email, password: PASSWORD })).status).toBe(401);
  expect((await world.post('/api/v1/auth/login', { email, password: 'another password' })).status).toBe(200);
});

test('POST /m with a content type other than a form returns 415', async () => {
  expect((await world.post('/m', { token: 'x' })).status).toBe(415);
});
