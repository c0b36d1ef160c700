import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../support/browser.ts';
import { useWorld } from '../../support/use-world.ts';
import { expectToFit, VIEWS } from '../../support/views.ts';
import { startBrowserSite } from './support/browser-site.ts';

/** Skipped without a browser; test/infra/docs/search checks what is found without one. */
describe.skipIf(!HAS_BROWSER)('the search in a browser', () => {
  const site = useWorld(startBrowserSite);

  const open = async (path = '/docs', options: BrowserContextOptions = {}) => {
    const opened = await site.open(path, options);
    return { ...opened, query: opened.page.getByRole('searchbox', { name: 'Search the documentation' }) };
  };

  /** The paths that a page requested, such as those of the search. */
  const pathsIn = (requests: readonly Request[]) => requests.map((request) => request.url().replace(site.origin, ''));
  const ofSearch = (path: string) => /search\.js(?:on)?(?:\?|$)/.test(path);

  const results = (page: Page) => page.locator('#site-results .result');
  const firstOf = async (page: Page) => (await results(page).first().textContent()) ?? '';
  const focusedPath = (page: Page) => page.evaluate<string>("document.activeElement.getAttribute('href') ?? ''");
  const focusedId = (page: Page) => page.evaluate<string>('document.activeElement.id');
  const pathsOf = (page: Page) =>
    page.evaluate<string[]>(
      "[...document.querySelectorAll('#site-results .result')].map((one) => one.getAttribute('href'))",
    );

  it('loads nothing before the reader goes to the field, and then only from its own origin', async () => {
    const { page, requests, messages, query } = await open();
    expect(pathsIn(requests).filter(ofSearch)).toEqual([]);
    await query.focus();
    await query.fill('createComment');
    await results(page).first().waitFor();
    expect(pathsIn(requests).filter(ofSearch)).toEqual(['/docs/search.js', '/docs/search.json']);
    for (const path of pathsIn(requests)) expect(path).toMatch(/^\/docs/);
    expect(messages).toEqual([]);
    await page.close();
  });

  it('a result shows its kind, its title, where it is and a sentence', async () => {
    const { page, query } = await open();
    await query.fill('idempotency_key_reused');
    await results(page).first().waitFor();
    expect(await firstOf(page)).toMatch(/^Error codeidempotency_key_reused422 This Idempotency-Key was used/);
    await query.fill('createHubSpace');
    await page.getByText('POST /api/v1/hubs/{hub_id}/spaces', { exact: true }).waitFor();
    expect(await firstOf(page)).toMatch(/^OperationCreate a spacePOST \/api/);
    await query.fill('refund it');
    await page.getByText('Sell a product with a checkout › ').waitFor();
    expect(await firstOf(page)).toMatch(/^How-toSell a product with a checkout › Refund it/);
    expect(await page.getByRole('status').textContent()).toMatch(/^\d+ results$/);
    await page.close();
  });

  it('/, Control+k and Meta+k lead to the field from anywhere on the page', async () => {
    const { page, query } = await open('/docs/errors');
    for (const key of ['/', 'Control+k', 'Meta+k']) {
      await query.fill('');
      await page.locator('main').focus();
      await page.keyboard.press(key);
      expect(await focusedId(page), key).toBe('site-query');
      await page.keyboard.type('a/b');
      expect(await query.inputValue(), key).toBe('a/b');
    }
    await page.close();
  });

  it('arrows, Home and End move through the results, text goes to the field, and Escape closes them', async () => {
    const { page, query } = await open();
    await query.fill('webhook');
    await results(page).first().waitFor();
    const paths = await pathsOf(page);
    const press = async (key: string) => {
      await page.keyboard.press(key);
      return focusedPath(page);
    };
    expect(await press('ArrowDown')).toBe(paths[0]);
    expect(await press('ArrowDown')).toBe(paths[1]);
    expect(await press('End')).toBe(paths.at(-1));
    expect(await press('ArrowDown')).toBe(paths.at(-1));
    expect(await press('Home')).toBe(paths[0]);
    expect(await press('ArrowUp')).toBe('');
    await press('ArrowDown');
    await page.keyboard.type('s');
    expect(await query.inputValue()).toBe('webhooks');
    await press('ArrowDown');
    await press('Escape');
    expect(await results(page).count()).toBe(0);
    expect(await focusedId(page)).toBe('site-query');
    expect(await query.inputValue()).toBe('webhooks');
    await press('ArrowDown');
    await results(page).first().waitFor();
    await press('Escape');
    await press('Escape');
    expect(await query.inputValue()).toBe('');
    await page.close();
  });

  it('ArrowDown in the field reopens what Escape closed there, after a failure too', async () => {
    const { page, query } = await open();
    const reopened = async () => {
      await page.keyboard.press('Escape');
      expect(await page.locator('#site-results > *').count()).toBe(0);
      expect(await query.inputValue()).toBe('webhook');
      await page.keyboard.press('ArrowDown');
      await results(page).first().waitFor();
      expect(await focusedId(page)).toBe('site-query');
    };
    await page.route('**/docs/search.json', (route) => route.abort());
    await query.fill('webhook');
    await page.locator('#site-results').getByText('The search could not be loaded.').waitFor();
    await page.unroute('**/docs/search.json');
    await reopened();
    await reopened();
    await page.close();
  });

  it('Enter opens the first result, or the focused one', async () => {
    const { page, query } = await open();
    await query.fill('member.joined');
    await results(page).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/events#member.joined');
    await query.fill('member.left');
    await page.locator('#site-results [href="/docs/events#member.left"]').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/events#member.left');
    expect(await results(page).count()).toBe(0);
    await page.close();
  });

  it('a link with words opens the search with them', async () => {
    const { page, query } = await open('/docs?q=rate_limited');
    await results(page).first().waitFor();
    expect(await query.inputValue()).toBe('rate_limited');
    expect((await pathsOf(page))[0]).toBe('/docs/errors#rate_limited');
    await page.close();
  });

  it('says what to do if nothing is found, and shows words as text', async () => {
    const { page, query } = await open();
    await query.fill('<img qqqq=x> qqqqzzzz');
    await page.getByText('Nothing matches “<img qqqq=x> qqqqzzzz”.').waitFor();
    expect(await page.getByRole('status').textContent()).toBe('No results');
    await page.keyboard.press('ArrowDown');
    expect(await focusedPath(page)).toBe('/docs/how-to');
    await page.close();
  });

  it.each(['search.json', 'search.js'])(
    'says so if %s cannot be loaded, and loads it when typing continues',
    async (file) => {
      const { page, requests, query } = await open();
      const blocked = new RegExp(`/docs/${file}(?:\\?|$)`);
      await page.route(blocked, (route) => route.abort());
      await query.fill('web');
      const failure = 'The search could not be loaded. Check your connection, then type again.';
      await page.locator('#site-results').getByText(failure).waitFor();
      expect(await page.getByRole('status').textContent()).toBe(failure);
      await page.unroute(blocked);
      await query.fill('webhook');
      await results(page).first().waitFor();
      expect(await page.getByRole('status').textContent()).toMatch(/results$/);
      const scripts = pathsIn(requests).filter((path) => /search\.js(?:\?|$)/.test(path));
      expect(new Set(scripts).size).toBe(scripts.length);
      await page.close();
    },
  );

  it.each(['upload', 'qqqqzzzz'])(
    'what it says to %s is accessible and fits every size in all colors',
    async (words) => {
      const { page, query } = await open();
      await query.fill(words);
      await page
        .locator(words === 'upload' ? '#site-results .result' : '#site-results .none')
        .first()
        .waitFor();
      for (const view of VIEWS) await expectToFit(page, `search ${words}`, view);
      await page.close();
    },
  );
});
