import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { writtenPages } from '../../../infra/docs/written-pages.ts';
import { screenshot, VIEWPORTS } from '../../support/axe.ts';
import { HAS_BROWSER } from '../../support/browser.ts';
import { widthOf } from '../../support/open-page.ts';
import { useWorld } from '../../support/use-world.ts';
import { expectToFit, VIEWS } from '../../support/views.ts';
import { startBrowserSite } from './support/browser-site.ts';

const OPERATION = '/docs/reference/community/createComment';

/** Pages of each form, besides the written ones. */
const OTHERS = [
  '/docs',
  '/docs/reference',
  '/docs/reference/hubs',
  OPERATION,
  '/docs/objects/Discussion',
  '/docs/how-to',
];

/** Skipped without a browser; test/infra/docs/site.slow.test.ts checks all pages without one. */
describe.skipIf(!HAS_BROWSER)('the documentation in a browser', () => {
  const site = useWorld(startBrowserSite);

  /** Opens all collapsed sections, so that the accessibility check covers them. */
  const unfold = (page: Page) =>
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");

  const focusedText = (page: Page) => page.evaluate<string>('document.activeElement.textContent.trim()');

  /* Each form of page in both sizes, each with one of the colors; the written pages have the same form, and take turns. */
  const PAGES = [
    ...OTHERS.map((path, nth) => ({
      path,
      views: nth % 2 === 0 ? VIEWS.slice(0, 2) : VIEWS.slice(2),
      widths: [1024, 1600],
    })),
    ...writtenPages().map(({ path }, at) => ({ path, views: VIEWS.slice(at % VIEWS.length).slice(0, 1), widths: [] })),
  ];
  const shownIn = PAGES.map((one) => ({
    ...one,
    in: one.views.map(({ size, colorScheme }) => `${size} in ${colorScheme} colors`).join(' and '),
  }));

  it.each(shownIn)('$path fits and is accessible on $in, and stays on its origin', async ({ path, views, widths }) => {
    const { page, requests, messages } = await site.open(path);
    await unfold(page);
    for (const view of views) await expectToFit(page, path, view);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await screenshot(page, `${path} ${width}`);
      expect(await widthOf(page), String(width)).toBeLessThanOrEqual(width);
    }
    const urls = requests.map((request) => request.url());
    expect(urls.filter((url) => !url.startsWith(`${site.origin}/docs`))).toEqual([]);
    expect(messages).toEqual([]);
    await page.close();
  });

  it('all kinds of pages are in sight at every width', async () => {
    const { page } = await site.open('/docs/operate/alarms');
    const shown = [page.locator('.brand'), ...(await page.locator('.kinds a').all()), page.locator('#site-search')];
    expect(shown).toHaveLength(7);
    for (const width of [390, 480, 640, 768, 1024, 1100, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      for (const box of await Promise.all(shown.map((one) => one.boundingBox()))) {
        expect(box?.x, String(width)).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? Infinity), String(width)).toBeLessThanOrEqual(width);
      }
      const hidden = await page.locator('.kinds').evaluate((kinds) => kinds.scrollWidth - kinds.clientWidth);
      expect(hidden, String(width)).toBe(0);
    }
    await page.close();
  });

  it('a page is painted before its script has arrived', async () => {
    const page = await site.browser.newPage({ viewport: VIEWPORTS.desktop });
    await page.route('**/docs/docs.js', () => undefined);
    await page.goto(site.origin + OPERATION, { waitUntil: 'commit' });
    const painted = `new Promise((resolve) => new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(true);
    }).observe({ type: 'paint', buffered: true }))`;
    expect(await page.evaluate(painted)).toBe(true);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('.tabbed').count()).toBe(0);
    await page.close();
  });

  it.each(['phone', 'desktop'] as const)('the current page is visible in the navigation on %s', async (size) => {
    for (const path of [OPERATION, '/docs/reference/system/getVersion', '/docs/errors']) {
      const { page } = await site.open(path, { viewport: VIEWPORTS[size] });
      const isVisible = `(() => {
        const [at, bar] = [document.querySelector('.pages [aria-current=page]'), document.querySelector('.pages')]
          .map((one) => one.getBoundingClientRect());
        return at.top >= bar.top && at.bottom <= Math.min(bar.bottom, innerHeight);
      })()`;
      expect(await page.evaluate(isVisible), path).toBe(true);
      expect(await page.evaluate('[scrollX, scrollY]')).toEqual([0, 0]);
      await page.close();
    }
  });

  it.each(['phone', 'desktop'] as const)('the contents of a long page fit the screen of a %s', async (size) => {
    for (const path of ['/docs/events', '/docs/permissions']) {
      const { page } = await site.open(path, { viewport: VIEWPORTS[size] });
      const contents = page.getByRole('navigation', { name: 'On this page' });
      expect((await contents.boundingBox())?.height ?? Infinity, path).toBeLessThan(VIEWPORTS[size].height);
      await contents.getByRole('link').last().click();
      expect(await page.evaluate('scrollY'), path).toBeGreaterThan(VIEWPORTS[size].height);
      await page.close();
    }
  });

  it('a page without JavaScript has all languages and no search', async () => {
    const { page } = await site.open('/docs', { javaScriptEnabled: false });
    const languages = page.locator('.languages').first().locator('figure');
    expect(await languages.count()).toBe(3);
    for (const language of await languages.all()) expect(await language.isVisible()).toBe(true);
    expect(await page.locator('#site-search').isVisible()).toBe(false);
    await page.close();
  });

  it('a language is chosen with the keyboard, and stays chosen on the next page', async () => {
    const { page } = await site.open('/docs');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true }).first();
    expect(await tab('TypeScript').getAttribute('aria-selected')).toBe('true');
    await tab('TypeScript').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await focusedText(page)).toBe('Python');
    expect(await page.getByRole('tabpanel', { name: 'Python' }).first().isVisible()).toBe(true);
    expect(await page.getByRole('tabpanel', { name: 'TypeScript' }).first().isVisible()).toBe(false);
    await page.goto(site.origin + OPERATION);
    expect(await tab('Python').getAttribute('aria-selected')).toBe('true');
    await page.close();
  });

  it('the chosen language is printed with its name, and no navigation', async () => {
    const { page } = await site.open('/docs');
    await page.emulateMedia({ media: 'print' });
    const figures = page.locator('.languages figure').filter({ visible: true });
    expect(await figures.evaluateAll((all) => all.map((one) => one.dataset.language))).toEqual(['ts']);
    expect(await figures.locator('figcaption').innerText()).toBe('TypeScript');
    for (const hidden of ['header', '[role=tablist]'])
      expect(await page.locator(hidden).first().isVisible()).toBe(false);
    await page.close();
  });

  it('folded errors are printed, and a label stays with its code', async () => {
    const { page } = await site.open(OPERATION);
    const isShown = "document.querySelector('details.errors dt').checkVisibility()";
    expect(await page.evaluate(isShown)).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(isShown)).toBe(true);
    const breaks = "getComputedStyle(document.querySelector('figcaption')).breakAfter";
    expect(await page.evaluate(breaks)).toBe('avoid');
    await page.close();
  });

  it('the skip link leads the keyboard to the content', async () => {
    const { page } = await site.open(OPERATION);
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Skip to the content');
    const inFront = "document.elementFromPoint(30, 25) === document.querySelector('.skip')";
    expect(await page.evaluate(inFront)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate("document.activeElement.closest('main') !== null")).toBe(true);
    await page.close();
  });

  it('the copy button copies the code, without the prompt of a terminal', async () => {
    const { page } = await site.open('/docs', { permissions: ['clipboard-read', 'clipboard-write'] });
    const copied = async (at: number, name: string) => {
      const sample = page.locator('figure').nth(at);
      await sample.getByRole('button', { name: `Copy: ${name}` }).click();
      await sample.getByText('Copied').waitFor();
      return page.evaluate<string>('navigator.clipboard.readText()');
    };
    expect(await copied(0, 'Terminal')).toBe('npm start\n');
    expect(await copied(1, 'TypeScript')).toBe(await page.locator('figure').nth(1).locator('code').textContent());
    await page.close();
  });
});
