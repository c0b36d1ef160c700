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

/** Skipped without a browser; reference.test.ts checks the content and the policy of the pages without one. */
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
    const requests: string[] = [];
    const messages: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    await page.goto(origin() + path);
    return { page, requests, messages };
  };

  /** Opens all collapsed sections, so that the accessibility check covers them. */
  const unfold = (page: Page) =>
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");

  const focusedText = (page: Page) => page.evaluate<string>('document.activeElement.textContent.trim()');

  /** Each kind of page, in both sizes and both color schemes. */
  const VIEWS = [
    { path: '/docs', name: 'phone', colorScheme: 'dark' },
    { path: '/docs', name: 'desktop', colorScheme: 'light' },
    { path: '/docs/reference/search', name: 'phone', colorScheme: 'light' },
    { path: '/docs/reference/search', name: 'desktop', colorScheme: 'dark' },
    { path: '/docs/reference/webhooks', name: 'phone', colorScheme: 'dark' },
    { path: '/docs/reference/webhooks', name: 'desktop', colorScheme: 'light' },
  ] as const;

  it.each(VIEWS)('$path fits $name and is accessible in $colorScheme colors', async (view) => {
    const { path, name, colorScheme } = view;
    const viewport = VIEWPORTS[name];
    const { page, requests, messages } = await open(path, { viewport, colorScheme });
    await screenshot(page, `${path} ${name} ${colorScheme}`);
    await unfold(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width);
    for (const url of requests) expect(url.startsWith(`${origin()}/docs`), url).toBe(true);
    expect(messages).toEqual([]);
    await page.close();
  });

  it.each([1024, 1200])('every page of the reference fits a window of %i pixels', async (width) => {
    for (const path of ['/docs', '/docs/reference/live', '/docs/reference/hubs']) {
      const { page } = await open(path, { viewport: { width, height: 800 }, colorScheme: 'light' });
      expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(width);
      await page.close();
    }
  });

  /** The groups that are visible in the scrolling navigation. */
  const VISIBLE_GROUPS = `[...document.querySelectorAll('.groups > ul > li > a')].filter((link) => {
    const [at, bar] = [link, link.closest('.groups')].map((one) => one.getBoundingClientRect());
    return at.left >= bar.left && at.right <= bar.right && at.top >= 0 && at.bottom <= innerHeight;
  }).map((link) => link.textContent)`;

  it.each(['phone', 'desktop'] as const)('the current section is visible in the navigation on %s', async (name) => {
    const viewport = VIEWPORTS[name];
    const { tags } = document;
    for (const tag of [tags[0], tags[Math.floor(tags.length / 2)], tags.at(-1)]) {
      const { page } = await open(`/docs/reference/${tag?.name}`, { viewport });
      await screenshot(page, `the section ${tag?.name} on ${name}`);
      expect(await page.evaluate(VISIBLE_GROUPS)).toContain(tag?.['x-displayName']);
      expect(await page.evaluate('[scrollX, scrollY]')).toEqual([0, 0]);
      await page.close();
    }
  });

  it('the reference is complete without JavaScript', async () => {
    const { page } = await open('/docs', { javaScriptEnabled: false });
    const listed = groups.flatMap(({ routes, sends = [] }) => [...routes, ...sends]);
    expect(await page.locator('main .operations a').count()).toBe(listed.length);
    expect(await page.locator('#search').isVisible()).toBe(false);
    await page
      .locator('main')
      .getByRole('link', { name: summaryOf('createComment'), exact: true })
      .click();
    await page.waitForURL('**/docs/reference/community#createComment');
    expect(await page.locator('#createComment .samples').innerText()).toContain('curl -X POST');
    await page.close();
  });

  it('the search works with the keyboard alone', async () => {
    const { page, messages } = await open('/docs/reference/live');
    await page.keyboard.press('/');
    await page.keyboard.type('reply comment');
    await page.locator('#found a').first().waitFor();
    expect(await page.locator('#count').innerText()).toMatch(/^\d+ found$/);
    expect(await accessibilityViolations(page)).toEqual([]);
    await screenshot(page, 'search');

    await page.keyboard.press('ArrowDown');
    expect(await focusedText(page)).toContain('/api/v1/comments');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/reference/community#createComment');
    const top = await page.evaluate<number>("document.getElementById('createComment').getBoundingClientRect().top");
    expect(Math.abs(top)).toBeLessThan(100);
    expect(messages).toEqual([]);
    await page.close();
  });

  it('the search matches descriptions, and ranks matching names first', async () => {
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

  it('the search reports no results, and Escape closes it', async () => {
    const { page } = await open('/docs');
    await page.keyboard.press('/');
    await page.keyboard.type('no such xyzzy');
    await page.getByText('No operations found.').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('#query').inputValue()).toBe('');
    expect(await page.locator('#count').innerText()).toBe('');
    await page.close();
  });

  it('the skip link leads the keyboard to the content', async () => {
    const { page } = await open('/docs/reference/search');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate("document.activeElement.closest('main') !== null")).toBe(true);
    await page.close();
  });

  it('the copy button copies the curl command', async () => {
    const { page } = await open('/docs/reference/community', { permissions: ['clipboard-read', 'clipboard-write'] });
    const sample = page.locator('#createComment figure').first();
    await sample.getByRole('button', { name: 'Copy: curl' }).click();
    await sample.getByText('Copied').waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toBe(await sample.locator('code').textContent());
    await page.close();
  });
});
