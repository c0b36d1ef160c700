import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations, screenshot, VIEWPORTS } from '../support/axe.ts';
import { HAS_BROWSER, launchBrowser } from '../support/browser.ts';
import { startWithDemoHub } from './support/demo-hub.ts';
import { isLocal } from './support/target.ts';

const MEMBER_PATHS = [
  ...['/', '/messages', '/events', '/learn', '/shop', '/purchases', '/search?q=glaze', '/search?q=xylophone'],
  ...['/notifications', '/profile', '/nowhere'],
];
const CREATOR_PATHS = ['/', '/spaces', '/members', '/products', '/access', '/automations', '/moderation'];
const CREATOR = 'Maya Lindqvist, the creator';
const HOSTILE = '<img src=x onerror="document.title=1"><script>alert(1)</script>';

describe.runIf(isLocal && HAS_BROWSER)('the site of the demo hub in a browser', () => {
  let stack: Awaited<ReturnType<typeof startWithDemoHub>>;
  let browser: Browser;
  let site: string;
  const surprises: string[] = [];
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startWithDemoHub(), launchBrowser()]);
    site = `${stack.origin}/_local/site`;
  });
  afterAll(async () => {
    await browser.close();
    await stack.stop();
    rmSync(stack.folder, { recursive: true, force: true });
  });

  const shown = (page: Page) => page.locator('main:not([aria-busy]) h1').waitFor();

  const open = async (page: Page, path: string): Promise<void> => {
    await page.goto(`${site}${path}`);
    await shown(page);
  };

  const signedIn = async (who: string, size: keyof typeof VIEWPORTS = 'desktop'): Promise<Page> => {
    const colorScheme = size === 'phone' ? 'dark' : 'light';
    const page = await browser.newPage({ viewport: VIEWPORTS[size], colorScheme });
    page.on('pageerror', ({ message }) => surprises.push(message));
    page.on(
      'console',
      (message) => message.text().includes('Content Security Policy') && surprises.push(message.text()),
    );
    await open(page, '');
    await page.getByRole('button', { name: who }).first().click();
    await page.locator('h1', { hasNotText: 'Sign in' }).waitFor();
    return page;
  };

  const check = async (page: Page, name: string): Promise<void> => {
    await screenshot(page, `site ${name} ${page.viewportSize()?.width}`);
    expect([name, await accessibilityViolations(page)]).toEqual([name, []]);
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect([name, width <= (page.viewportSize()?.width ?? 0)]).toEqual([name, true]);
    expect(await page.locator('#meter').textContent()).toMatch(/^\d+ calls? · [\d.]+ K?B$/);
  };

  test.each(['phone', 'desktop'] as const)('every page fits a %s and has no accessibility findings', async (size) => {
    for (const [who, paths] of [
      ['Nadia Kowalska', MEMBER_PATHS],
      [CREATOR, CREATOR_PATHS],
    ] as const) {
      const page = await signedIn(who, size);
      for (const path of paths) {
        await open(page, path);
        await check(page, path);
      }
      await page.close();
    }
    expect(surprises).toEqual([]);
  });

  test('a member reads, votes, reacts and comments with the keyboard only, and hostile text stays text', async () => {
    const page = await signedIn('Nadia Kowalska');
    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
    await page.locator('article').first().waitFor();
    await page.getByRole('link', { name: 'Glazes and firing' }).press('Enter');
    await page.locator('h1', { hasText: 'Glazes and firing' }).waitFor();
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
    await page.locator('summary', { hasText: 'Write a post' }).press('Enter');
    await page.getByRole('button', { name: 'Publish' }).press('Enter');
    const body = page.getByRole('textbox', { name: 'Text' });
    await expect.poll(() => body.getAttribute('aria-invalid')).toBe('true');
    const error = page.locator(`#${(await body.getAttribute('aria-describedby'))?.split(' ')[0]}`);
    expect(await error.textContent()).not.toBe('');
    await page.getByRole('textbox', { name: 'Title' }).fill(HOSTILE);
    await body.fill(HOSTILE);
    await page.getByRole('textbox', { name: 'Poll' }).fill('Tea\nCoffee');
    await page.getByRole('button', { name: 'Publish' }).press('Enter');
    const title = page.locator('article h2', { hasText: HOSTILE });
    await title.waitFor();
    await title.locator('a').press('Enter');
    await page.locator('h1', { hasText: HOSTILE }).waitFor();
    await page.getByRole('button', { name: 'Coffee' }).press('Enter');
    await page.getByRole('button', { name: '✓ Coffee', pressed: true }).waitFor();
    await page.locator('summary', { hasText: '+' }).press('Enter');
    await page.getByRole('button', { name: 'React with 🔥' }).press('Enter');
    await page.getByRole('button', { name: '🔥 1', pressed: true }).waitFor();
    await page.getByRole('textbox', { name: 'Your comment' }).fill(HOSTILE);
    await page.getByRole('button', { name: 'Comment', exact: true }).press('Enter');
    await page.locator('.comment', { hasText: HOSTILE }).waitFor();
    await check(page, 'hostile post');
    expect(await page.locator('main img[src="x"], main script').count()).toBe(0);
    expect(await page.title()).toContain('onerror');
    await page.close();
    expect(surprises).toEqual([]);
  });

  test('a message arrives in the open conversation of the other member', async () => {
    const [nadia, tomas] = [await signedIn('Nadia Kowalska', 'phone'), await signedIn('Tomás Herrera')];
    for (const [page, other] of [
      [nadia, 'Tomás Herrera'],
      [tomas, 'Nadia Kowalska'],
    ] as const) {
      await open(page, '/messages');
      await page.getByRole('link', { name: other }).click();
      await page.locator('h1', { hasText: other }).waitFor();
    }
    await nadia.getByLabel('Message', { exact: true }).fill('Two kilos, centred!');
    await nadia.keyboard.press('Enter');
    await tomas.locator('.messages', { hasText: 'Two kilos, centred!' }).waitFor();
    await check(nadia, 'conversation');
    await Promise.all([nadia.close(), tomas.close()]);
  });

  test('a member buys on the payment page, comes back and has the product', async () => {
    const page = await signedIn('Sofia Almeida', 'phone');
    await open(page, '/shop');
    const kit = page.locator('article', { hasText: 'Test tile kit' });
    await kit.getByLabel('Coupon (optional)').fill('NOTHING');
    await kit.getByRole('button', { name: 'Buy' }).click();
    await expect.poll(() => kit.getByLabel('Coupon (optional)').getAttribute('aria-invalid')).toBe('true');
    await kit.getByLabel('Coupon (optional)').fill('');
    await kit.getByRole('button', { name: 'Buy' }).click();
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.waitForURL(`${site}/purchases**`);
    await expect
      .poll(async () => {
        await open(page, '/purchases');
        return page.locator('main').textContent();
      })
      .toContain('Test tile kit');
    await page.close();
  });

  test('the creator previews a rule, simulates an automation and hides a reported post', async () => {
    const page = await signedIn(CREATOR);
    await open(page, '/access');
    await page.getByLabel('Space').selectOption({ label: 'Glazes and firing' });
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('Nadia Kowalska loses access').waitFor();
    await check(page, 'preview');
    await open(page, '/automations');
    await page.locator('summary', { hasText: 'Simulate' }).first().click();
    await page.getByRole('button', { name: 'Simulate' }).click();
    await page.getByText('Nothing was sent.').waitFor();
    await check(page, 'simulation');
    await open(page, '/moderation');
    await page.getByRole('button', { name: 'Hide the content' }).first().click();
    await page.getByText('Hidden, and the report is resolved.').waitFor();
    await page.close();
    expect(surprises).toEqual([]);
  });

  test('a failure of the service is shown with its reason, and a second attempt succeeds', async () => {
    const page = await signedIn('Nadia Kowalska');
    const fault = (error: string | null) =>
      fetch(`${stack.origin}/_local/faults`, { method: 'POST', body: JSON.stringify({ store: 'table', error }) });
    await fault('unavailable');
    await page.getByRole('link', { name: 'Events' }).click();
    await page.getByRole('alert').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await fault(null);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('h1', { hasText: 'Events' }).waitFor();
    await page.close();
  });
});
