import { expect, test } from 'vitest';
import { type HubItem, hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { teamPartition } from '../../../shared/platform/db/key.ts';
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

const linkFor = async (return_url: string | null = `${APP}/in`, to = freshEmail()): Promise<string> => {
  const hub = await world.hub(team.id, { allowed_origins: [APP], name: '<i>Hub</i>' });
  const { email } = await world.contact(hub, { email: to });
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

test('the page redirects to the site of the hub with a new token in the fragment', async () => {
  const token = await linkFor(`${APP}/in?a=1&b="2"`);
  const page = text(await press({ token }));
  const href = (/href="([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"');
  const target = new URL(href);
  expect(`${target.origin}${target.pathname}`).toBe(`${APP}/in`);
  expect(target.search).not.toContain('token');
  const next = new URLSearchParams(target.hash.slice(1)).get('token') ?? '';
  expect(next).not.toBe(token);
  expect((await consume(next)).status).toBe(200);
  expect((await consume(next)).status).toBe(422);
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
  const { items } = await world.service.db.query<HubItem>({
    partition: teamPartition(team.id),
    prefix: 'HUB#',
    index: 'listing',
    limit: 100,
  });
  const hub = items.at(-1);
  await world.service.db.update(hubItemKey({ team: team.id, hub: hub?.id ?? '' }), { set: { allowed_origins: [] } });
  expect(visible(await press({ token }))).toContain('enter the code there');
  expect((await consume(token)).status).toBe(200);
});

test.each(['invitation', 'email'])('the page of an emailed code for %s does not show the code', async (purpose) => {
  const token = 'A'.repeat(43);
  const opened = await open(`?for=${purpose}&token=${token}`);
  expect(text(opened)).not.toContain(token);
  expect(visible(opened)).toContain('enter the code from the email there');
});

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
