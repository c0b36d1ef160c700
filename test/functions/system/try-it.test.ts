import type { ServerResponse } from 'node:http';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityViolations, screenshot, VIEWPORTS } from '../../support/axe.ts';
import { HAS_BROWSER, launchBrowser } from '../../support/browser.ts';
import { type System, startSystem } from './support/documentation.ts';
import { serveWithApi } from './support/with-api.ts';

const TOKEN = 'a-token-of-the-reader';

const HOSTILE = '<img src=x onerror="document.title=1">';

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  void response
    .writeHead(status, { 'Content-Type': 'application/vnd.api+json', 'X-Request-ID': 'request-1', ...headers })
    .end(JSON.stringify(body));

/** Everything of the page and its storage that could hold a token, apart from what a field holds while it is shown. */
const KEPT = `(async () => [
  document.documentElement.outerHTML, location.href, document.cookie, JSON.stringify(history.state),
  JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }),
  ...(await indexedDB.databases()).map(({ name }) => name), ...(await caches.keys()),
].join('\\n'))()`;

describe.skipIf(!HAS_BROWSER)('the form of an operation in a deployed stage', () => {
  let system: System;
  let site: Awaited<ReturnType<typeof serveWithApi>>;
  let browser: Browser;
  const surprises: string[] = [];
  beforeAll(async () => {
    system = await startSystem();
    [site, browser] = await Promise.all([serveWithApi(system), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await system.stop();
  });
  afterEach(() => {
    site.received.length = 0;
    expect(surprises.splice(0)).toEqual([]);
  });

  const open = async (operation: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await browser.newPage({ viewport: VIEWPORTS.desktop, ...options });
    page.on('pageerror', (error) => surprises.push(String(error)));
    page.on('console', (message) => {
      const text = message.text();
      if (text.includes('Content Security Policy') || text.includes(TOKEN)) surprises.push(text);
    });
    page.on('request', (request) => {
      /* The browser reports a redirect that it does not follow, too. */
      if (!request.url().startsWith(site.origin) && !request.redirectedFrom()) surprises.push(request.url());
    });
    await page.goto(`${site.origin}/docs/reference/${operation}`);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.locator('form.try').waitFor();
    return page;
  };

  const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();
  const status = (page: Page, text: RegExp | string) => page.getByRole('status').filter({ hasText: text }).waitFor();

  it('loads the form when it is opened, and sends nothing before “Send”', async () => {
    const page = await browser.newPage();
    const urls: string[] = [];
    page.on('request', (request) => urls.push(new URL(request.url()).pathname));
    await page.goto(`${site.origin}/docs/reference/community/createComment?body=x&target_id=y#token=z`);
    await page.getByRole('button', { name: 'Try it' }).waitFor();
    expect(urls).not.toContain('/docs/try-it.js');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByLabel('Token').waitFor();
    expect(urls.slice(-2)).toEqual(['/docs/try-it.js', '/_local/try-it.json']);
    expect(await page.getByLabel('Token').inputValue()).toBe('');
    expect(await page.getByLabel('Body').inputValue()).toContain('With a book, and slowly.');
    expect(site.received).toEqual([]);
    await page.getByRole('button', { name: 'Try it' }).click();
    expect(await page.locator('form.try').isVisible()).toBe(false);
    await page.close();
  });

  it('sends the request with the pasted token and shows the response, the same as curl without the token', async () => {
    site.answer = (_, response) =>
      json(response, 201, { data: { body: HOSTILE } }, { ETag: '"7"', RateLimit: '"a";r=1;t=2', 'X-Other': 'no' });
    const page = await open('community/createComment');
    await page.getByLabel('Token').fill(` ${TOKEN} `);
    await send(page);
    await status(page, /^201 Created · \d+ ms · \d+ bytes$/);
    const [request] = site.received;
    expect(request).toMatchObject({ method: 'POST', url: '/api/v1/comments' });
    expect(request?.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/vnd.api+json',
    });
    expect(request?.headers.cookie).toBeUndefined();
    expect(JSON.parse(request?.body ?? '')).toMatchObject({ data: { type: 'comments' } });
    const result = page.locator('.result');
    expect(await result.locator('dl').textContent()).toMatch(/X-Request-IDrequest-1.*ETag"7".*RateLimit"a";r=1;t=2/);
    expect(await result.locator('dl').textContent()).not.toContain('X-Other');
    expect(await result.locator('figure', { hasText: 'Response body' }).locator('code').textContent()).toBe(
      JSON.stringify({ data: { body: HOSTILE } }, undefined, 2),
    );
    const command = await result.locator('figure', { hasText: 'with curl' }).locator('code').textContent();
    expect(command).toContain('-H "Authorization: Bearer $TOKEN"');
    expect(await page.locator('main img').count()).toBe(0);
    await page.close();
  });

  it('the token is in no storage, address or attribute, and is gone after a reload and on the way back', async () => {
    site.answer = (_, response) => json(response, 200, {});
    const page = await open('teams/listTeams');
    await page.getByLabel('Token').fill(TOKEN);
    await page.getByRole('button', { name: 'Show' }).click();
    await send(page);
    await status(page, /^200/);
    expect(await page.evaluate<string>(KEPT)).not.toContain(TOKEN);
    expect(site.received.map(({ url }) => url)).toEqual(['/api/v1/teams']);
    const reopen = async () => {
      await page.getByRole('button', { name: 'Try it' }).click();
      expect(await page.getByLabel('Token').inputValue()).toBe('');
      await send(page);
      await status(page, /^200/);
      expect(site.received.pop()?.headers.authorization).toBeUndefined();
      expect(await page.evaluate<string>(KEPT)).not.toContain(TOKEN);
    };
    await page.reload();
    await reopen();
    await page.getByLabel('Token').fill(TOKEN);
    await page.goto(`${site.origin}/docs/errors`);
    await page.goBack();
    if (await page.getByLabel('Token').isVisible()) expect(await page.getByLabel('Token').inputValue()).toBe('');
    else await reopen();
    await page.close();
  });

  it('an error links to its section, and 401 names the accepted credentials', async () => {
    const errors = [
      { code: 'unauthorized', links: { about: '/docs/errors#unauthorized' } },
      { code: 'hostile', links: { about: 'javascript:alert(1)' } },
    ];
    site.answer = (_, response) => json(response, 401, { errors }, { 'Retry-After': '3' });
    const page = await open('community/createComment');
    await send(page);
    await status(page, /^401 Unauthorized/);
    const result = page.locator('.result');
    expect(await result.textContent()).toContain('Accepts a contact token.');
    expect(await result.locator('dl').textContent()).toContain('Retry-After3');
    const links = await result.locator('a').all();
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(['/docs/errors#unauthorized']);
    await page.close();
  });

  it('a mistake in the JSON is shown at its position, and nothing is sent', async () => {
    const page = await open('community/createComment');
    const body = page.getByLabel('Body');
    await body.fill('{\n  "data": ]\n}');
    await body.press('Control+Enter');
    await page.getByRole('alert').filter({ hasText: 'Line 2, column 11: Expected a value.' }).waitFor();
    expect(await body.getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate('document.activeElement.id')).toBe('try-body');
    expect(await page.evaluate('[document.activeElement.selectionStart, document.activeElement.selectionEnd]')).toEqual(
      [12, 13],
    );
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(site.received).toEqual([]);
    await page.close();
  });

  it('a deletion asks once, with the keyboard only, and a path parameter stays one segment', async () => {
    site.answer = (_, response) => void response.writeHead(204, { 'X-Request-ID': 'request-2' }).end();
    const page = await open('community/deleteComment', { viewport: VIEWPORTS.phone, colorScheme: 'dark' });
    expect(await page.evaluate('document.activeElement.id')).toBe('try-token');
    for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'comment_id is required.' }).waitFor();
    await page.keyboard.type('../teams/1?x');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await screenshot(page, 'try-it delete phone dark');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(site.received).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await status(page, /^204/);
    expect(site.received.map(({ method, url }) => [method, url])).toEqual([
      ['DELETE', '/api/v1/comments/..%2Fteams%2F1%3Fx'],
    ]);
    const list = page.locator('form.try').getByRole('link', { name: "List a discussion's comments" });
    expect(await list.getAttribute('href')).toBe('/docs/reference/community/listDiscussionComments');
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(VIEWPORTS.phone.width);
    await page.close();
  });

  it('events are shown as they arrive, until the reader stops', async () => {
    let stream: ServerResponse | undefined;
    let isClosed = false;
    site.answer = (_, response) => {
      stream = response;
      response.once('close', () => {
        isClosed = true;
      });
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('id: 1\ndata: first\n\nid: 2\nda');
    };
    const page = await open('live/getHubStream');
    await page.getByLabel('hub_id').fill('h1');
    await send(page);
    const events = page.locator('figure', { hasText: 'Events' }).locator('code');
    await events.filter({ hasText: 'first' }).waitFor();
    expect(await events.textContent()).toBe('id: 1\ndata: first\n\n');
    stream?.write('ta: <b>second</b>\n\n');
    await events.filter({ hasText: '<b>second</b>' }).waitFor();
    await status(page, 'waiting for events');
    await page.getByRole('button', { name: 'Stop' }).click();
    await status(page, 'Stopped.');
    await expect.poll(() => isClosed).toBe(true);
    await page.close();
  });

  it('HTML is shown as text, other bodies as size and type, and a redirect is not followed', async () => {
    const page = await open('events/getEventCalendarIcs');
    await page.getByLabel('event_id').fill('1');
    const body = page.locator('figure', { hasText: 'Response body' }).locator('code');
    for (const [type, sent, shown] of [
      ['text/html', HOSTILE, HOSTILE],
      ['image/png', 'png', '3 bytes of image/png'],
    ] as const) {
      site.answer = (_, response) => void response.writeHead(200, { 'Content-Type': type }).end(sent);
      await send(page);
      await body.filter({ hasText: shown }).waitFor();
    }
    expect(await page.locator('main img').count()).toBe(0);
    const elsewhere = `${site.origin.replace('127.0.0.1', 'localhost')}/api/elsewhere`;
    site.answer = (_, response) => void response.writeHead(302, { Location: elsewhere }).end();
    await send(page);
    await status(page, 'The response redirects to another page');
    expect(site.received.map(({ url }) => url)).not.toContain('/api/elsewhere');
    site.answer = (_, response) => void response.destroy();
    await send(page);
    await status(page, 'No response: the service cannot be reached');
    await page.close();
  });

  it('says when the form cannot be loaded', async () => {
    const page = await browser.newPage();
    await page.route('**/docs/try-it.js', (route) => route.abort());
    await page.goto(`${site.origin}/docs/reference/teams/listTeams`);
    const button = page.getByRole('button', { name: 'Try it' });
    await button.click();
    await page.getByRole('alert').filter({ hasText: 'The form was not loaded.' }).waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await page.close();
  });

  it.each(['phone', 'desktop'] as const)(
    'the open form fits %s and is accessible in both color schemes',
    async (size) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        site.answer = (_, response) => json(response, 200, { data: [] });
        const page = await open('members/listHubMembers', { viewport: VIEWPORTS[size], colorScheme });
        await page.locator('form.try summary').click();
        await page.getByLabel('hub_id').fill('h1');
        await send(page);
        await status(page, /^200/);
        await screenshot(page, `try-it ${size} ${colorScheme}`);
        expect(await accessibilityViolations(page)).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(VIEWPORTS[size].width);
        await page.close();
      }
    },
  );

  it('there is no form without JavaScript', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/docs/reference/community/createComment`);
    expect(await page.locator('.try-it').textContent()).toBe('');
    await page.close();
  });
});
