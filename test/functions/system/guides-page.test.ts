import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUIDE_NAMES } from '../../../infra/docs/layout.ts';
import type { GatewayServer } from '../../../infra/local/gateway/server.ts';
import { accessibilityViolations, screenshot, VIEWPORTS } from '../../support/axe.ts';
import { HAS_BROWSER, launchBrowser } from '../../support/browser.ts';
import { type System, startSystem } from './support/documentation.ts';
import { serveSystem } from './support/gateway.ts';

describe.skipIf(!HAS_BROWSER)('the guides in a browser', () => {
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

  const open = async (name: string, width: keyof typeof VIEWPORTS, colorScheme: 'light' | 'dark') => {
    const page = await browser.newPage({ viewport: VIEWPORTS[width], colorScheme });
    const requests: string[] = [];
    const messages: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => messages.push(message.text()));
    await page.goto(`http://127.0.0.1:${gateway.port}/docs/guides/${name}`);
    await screenshot(page, `guide ${name} ${width} ${colorScheme}`);
    return { page, requests, messages };
  };

  it.each(
    GUIDE_NAMES.flatMap((name) => [
      { name, width: 'phone', colors: 'dark' } as const,
      { name, width: 'desktop', colors: 'light' } as const,
    ]),
  )('$name fits $width, is accessible in $colors colors and loads nothing from other origins', async (view) => {
    const { page, requests, messages } = await open(view.name, view.width, view.colors);
    expect(await accessibilityViolations(page)).toEqual([]);
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(VIEWPORTS[view.width].width);
    expect(requests.length).toBeGreaterThan(1);
    for (const url of requests) expect(url.startsWith(`http://127.0.0.1:${gateway.port}/`), url).toBe(true);
    expect(messages).toEqual([]);
    await page.close();
  });

  it('Tab reaches the skip link first, and then every guide', async () => {
    const { page } = await open('errors', 'desktop', 'light');
    await page.keyboard.press('Tab');
    const focusedText = () => page.evaluate<string>('document.activeElement.textContent');
    expect(await focusedText()).toBe('Skip to the content');
    const texts: string[] = [];
    for (const _ of ['Reference', ...GUIDE_NAMES]) {
      await page.keyboard.press('Tab');
      texts.push(await focusedText());
    }
    expect(texts).toHaveLength(GUIDE_NAMES.length + 1);
    expect(texts.at(-1)).toBe('Changelog');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/guides/changelog');
    await page.close();
  });
});
