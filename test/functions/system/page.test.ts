import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { description } from '../../../infra/description.ts';
import { type ApiDocument, operationsOf } from '../../../infra/docs/document.ts';
import type { GatewayServer } from '../../../infra/local/gateway/server.ts';
import { accessibilityViolations, screenshot, VIEWPORTS } from '../../support/axe.ts';
import { HAS_BROWSER, launchBrowser } from '../../support/browser.ts';
import { type System, startSystem } from './support/documentation.ts';
import { serveSystem } from './support/gateway.ts';

const document: ApiDocument = JSON.parse(JSON.stringify(description()));
const operations = operationsOf(document);
const summaryOf = (id: string): string => operations.find((operation) => operation.id === id)?.summary ?? '';

/** Where there is no browser there is nothing to see; what the pages say and may load is tested without one. */
describe.skipIf(!HAS_BROWSER)('the reference in a browser', () => {
  let system: System;
  let gateway: GatewayServer;
  let browser: Browser;
  beforeAll(async () => {
    system = await startSystem();
    gateway = await serveSystem(system);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await gateway.close();
    await system.stop();
  });

  const origin = () => `http://127.0.0.1:${gateway.port}`;

  const open = async (path: string, options: BrowserContextOptions = {}) => {
    const page = await browser.newPage({ viewport: VIEWPORTS.desktop, ...options });
    const asked: string[] = [];
    const said: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    await page.goto(origin() + path);
    return { page, asked, said };
  };

  /** Opens all that is folded: what is hidden is not looked at. */
  const unfold = (page: Page) =>
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");

  const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent.trim()');

  /** Each kind of page, in either size and in either colours. */
  const SEEN = [
    { path: '/docs', name: 'phone', colorScheme: 'dark' },
    { path: '/docs', name: 'desktop', colorScheme: 'light' },
    { path: '/docs/reference/search', name: 'phone', colorScheme: 'light' },
    { path: '/docs/reference/search', name: 'desktop', colorScheme: 'dark' },
    { path: '/docs/reference/webhooks', name: 'phone', colorScheme: 'dark' },
    { path: '/docs/reference/webhooks', name: 'desktop', colorScheme: 'light' },
  ] as const;

  it.each(SEEN)('$path fits $name, and keeps nobody out in $colorScheme colours', async (seen) => {
    const { path, name, colorScheme } = seen;
    const viewport = VIEWPORTS[name];
    const { page, asked, said } = await open(path, { viewport, colorScheme });
    await screenshot(page, `${path} ${name} ${colorScheme}`);
    await unfold(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width);
    for (const url of asked) expect(url.startsWith(`${origin()}/docs`), url).toBe(true);
    expect(said).toEqual([]);
    await page.close();
  });

  /** Which groups are shown, of those that scroll beside or above the content. */
  const SHOWN = `[...document.querySelectorAll('.groups > ul > li > a')].filter((link) => {
    const [at, bar] = [link, link.closest('.groups')].map((one) => one.getBoundingClientRect());
    return at.left >= bar.left && at.right <= bar.right && at.top >= 0 && at.bottom <= innerHeight;
  }).map((link) => link.textContent)`;

  it.each(['phone', 'desktop'] as const)('the current section is visible in the navigation on %s', async (name) => {
    const viewport = VIEWPORTS[name];
    const { tags } = document;
    for (const tag of [tags[0], tags[Math.floor(tags.length / 2)], tags.at(-1)]) {
      const { page } = await open(`/docs/reference/${tag?.name}`, { viewport });
      await screenshot(page, `the section ${tag?.name} on ${name}`);
      expect(await page.evaluate(SHOWN)).toContain(tag?.['x-displayName']);
      expect(await page.evaluate('[scrollX, scrollY]')).toEqual([0, 0]);
      await page.close();
    }
  });

  it('is whole without a script', async () => {
    const { page } = await open('/docs', { javaScriptEnabled: false });
    const shown = groups.flatMap(({ routes, sends = [] }) => [...routes, ...sends]);
    expect(await page.locator('main .operations a').count()).toBe(shown.length);
    expect(await page.locator('#search').isVisible()).toBe(false);
    await page
      .locator('main')
      .getByRole('link', { name: summaryOf('createComment'), exact: true })
      .click();
    await page.waitForURL('**/docs/reference/community#createComment');
    expect(await page.locator('#createComment .samples').innerText()).toContain('curl -X POST');
    await page.close();
  });

  it('is searched without a mouse', async () => {
    const { page, said } = await open('/docs/reference/live');
    await page.keyboard.press('/');
    await page.keyboard.type('reply comment');
    await page.locator('#found a').first().waitFor();
    expect(await page.locator('#count').innerText()).toMatch(/^\d+ found$/);
    expect(await accessibilityViolations(page)).toEqual([]);
    await screenshot(page, 'search');

    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toContain('/api/v1/comments');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/reference/community#createComment');
    const top = await page.evaluate<number>("document.getElementById('createComment').getBoundingClientRect().top");
    expect(Math.abs(top)).toBeLessThan(100);
    expect(said).toEqual([]);
    await page.close();
  });

  it('finds what has another name by what is said of it, after what is called that', async () => {
    const { page } = await open('/docs');
    const summaries = page.locator('#found a .summary');
    await page.locator('#query').fill('waitlisted');
    await summaries.getByText(summaryOf('putEventRsvp'), { exact: true }).waitFor();

    await page.locator('#query').fill('coupon');
    const [checkout, deletion] = [summaryOf('postHubCheckout'), summaryOf('deleteTeamHubCoupon')];
    await summaries.getByText(checkout, { exact: true }).waitFor();
    const coupons = await summaries.allInnerTexts();
    expect(coupons[0]).toBe(summaryOf('listTeamHubCoupons'));
    expect(coupons.indexOf(checkout)).toBeGreaterThan(coupons.indexOf(deletion));
    await page.close();
  });

  it('says when nothing is found, and Escape ends the search', async () => {
    const { page } = await open('/docs');
    await page.keyboard.press('/');
    await page.keyboard.type('no such xyzzy');
    await page.getByText('No operations found.').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('#query').inputValue()).toBe('');
    expect(await page.locator('#count').innerText()).toBe('');
    await page.close();
  });

  it('a keyboard comes to the content at once', async () => {
    const { page } = await open('/docs/reference/search');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate("document.activeElement.closest('main') !== null")).toBe(true);
    await page.close();
  });

  it('copies a command line', async () => {
    const { page } = await open('/docs/reference/community', { permissions: ['clipboard-read', 'clipboard-write'] });
    const sample = page.locator('#createComment figure').first();
    await sample.getByRole('button', { name: 'Copy: curl' }).click();
    await sample.getByText('Copied').waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toBe(await sample.locator('code').textContent());
    await page.close();
  });
});
