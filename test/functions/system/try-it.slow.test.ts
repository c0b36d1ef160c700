import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../support/browser.ts';
import { send, status } from '../../support/open-form.ts';
import { useWorld } from '../../support/use-world.ts';
import { HOSTILE, json, startFormSite, TOKEN } from './support/form-site.ts';

/** Everything of the page and its storage that could hold a token, apart from what a field holds while it is shown. */
const KEPT = `(async () => [
  document.documentElement.outerHTML, location.href, document.cookie, JSON.stringify(history.state),
  JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }),
  ...(await indexedDB.databases()).map(({ name }) => name), ...(await caches.keys()),
].join('\\n'))()`;

describe.skipIf(!HAS_BROWSER)('a request from the form of an operation in a deployed stage', () => {
  const world = useWorld(startFormSite);
  afterEach(() => {
    world.site.received.length = 0;
    expect(world.forms.surprises()).toEqual([]);
  });

  it('sends the request with the pasted token and shows the response, the same as curl without the token', async () => {
    world.site.answer = (_, response) =>
      json(response, 201, { data: { body: HOSTILE } }, { ETag: '"7"', RateLimit: '"a";r=1;t=2', 'X-Other': 'no' });
    const page = await world.forms.open('community/createComment');
    await page.getByLabel('Token').fill(` ${TOKEN} `);
    await send(page);
    await status(page, /^201 Created · \d+ ms · \d+ bytes$/);
    const [request] = world.site.received;
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
    world.site.answer = (_, response) => json(response, 200, {});
    const page = await world.forms.open('teams/listTeams');
    await page.getByLabel('Token').fill(TOKEN);
    await page.getByRole('button', { name: 'Show' }).click();
    await send(page);
    await status(page, /^200/);
    expect(await page.evaluate<string>(KEPT)).not.toContain(TOKEN);
    expect(world.site.received.map(({ url }) => url)).toEqual(['/api/v1/teams']);
    const reopen = async () => {
      await page.getByRole('button', { name: 'Try it' }).click();
      expect(await page.getByLabel('Token').inputValue()).toBe('');
      await send(page);
      await status(page, /^200/);
      expect(world.site.received.pop()?.headers.authorization).toBeUndefined();
      expect(await page.evaluate<string>(KEPT)).not.toContain(TOKEN);
    };
    await page.reload();
    await reopen();
    await page.getByLabel('Token').fill(TOKEN);
    await page.goto(`${world.site.origin}/docs/errors`);
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
    world.site.answer = (_, response) => json(response, 401, { errors }, { 'Retry-After': '3' });
    const page = await world.forms.open('community/createComment');
    await send(page);
    await status(page, /^401 Unauthorized/);
    const result = page.locator('.result');
    expect(await result.textContent()).toContain('Accepts a contact token.');
    expect(await result.locator('dl').textContent()).toContain('Retry-After3');
    const links = await result.locator('a').all();
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(['/docs/errors#unauthorized']);
    await page.close();
  });

  it('events are shown as they arrive, until the reader stops', async () => {
    let stream: ServerResponse | undefined;
    let isClosed = false;
    world.site.answer = (_, response) => {
      stream = response;
      response.once('close', () => {
        isClosed = true;
      });
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('id: 1\ndata: first\n\nid: 2\nda');
    };
    const page = await world.forms.open('live/getHubStream');
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
    const page = await world.forms.open('events/getEventCalendarIcs');
    await page.getByLabel('event_id').fill('1');
    const body = page.locator('figure', { hasText: 'Response body' }).locator('code');
    for (const [type, sent, shown] of [
      ['text/html', HOSTILE, HOSTILE],
      ['image/png', 'png', '3 bytes of image/png'],
    ] as const) {
      world.site.answer = (_, response) => void response.writeHead(200, { 'Content-Type': type }).end(sent);
      await send(page);
      await body.filter({ hasText: shown }).waitFor();
    }
    expect(await page.locator('main img').count()).toBe(0);
    const elsewhere = `${world.site.origin.replace('127.0.0.1', 'localhost')}/api/elsewhere`;
    world.site.answer = (_, response) => void response.writeHead(302, { Location: elsewhere }).end();
    await send(page);
    await status(page, 'The response redirects to another page');
    expect(world.site.received.map(({ url }) => url)).not.toContain('/api/elsewhere');
    world.site.answer = (_, response) => void response.destroy();
    await send(page);
    await status(page, 'No response: the service cannot be reached');
    await page.close();
  });
});
