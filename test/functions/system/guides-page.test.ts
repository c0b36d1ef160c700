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
    const asked: string[] = [];
    const said: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('console', (message) => said.push(message.text()));
    await page.goto(`http://127.0.0.1:${gateway.port}/docs/guides/${name}`);
    await screenshot(page, `guide ${name} ${width} ${colorScheme}`);
    return { page, asked, said };
  };

  it.each(
    GUIDE_NAMES.flatMap((name) => [
      { name, width: 'phone', colors: 'dark' } as const,
      { name, width: 'desktop', colors: 'light' } as const,
    ]),
  )('$name fits $width, is readable in $colors colours, and asks nobody else for anything', async (shown) => {
    const { page, asked, said } = await open(shown.name, shown.width, shown.colors);
    expect(await accessibilityViolations(page)).toEqual([]);
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(VIEWPORTS[shown.width].width);
    expect(asked.length).toBeGreaterThan(1);
    for (const url of asked) expect(url.startsWith(`http://127.0.0.1:${gateway.port}/`), url).toBe(true);
    expect(said).toEqual([]);
    await page.close();
  });

  it('a keyboard finds the content first, and then every other guide', async () => {
    const { page } = await open('errors', 'desktop', 'light');
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate<string>('document.activeElement.textContent');
    expect(await focused()).toBe('Skip to the content');
    const texts: string[] = [];
    for (const _ of ['Reference', ...GUIDE_NAMES]) {
      await page.keyboard.press('Tab');
      texts.push(await focused());
    }
    expect(texts).toHaveLength(GUIDE_NAMES.length + 1);
    expect(texts.at(-1)).toBe('Changelog');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/guides/changelog');
    await page.close();
  });
});
