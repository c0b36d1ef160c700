import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { landingPage, noGoodPage, passwordTooShortPage, tokenPage } from '../../../functions/auth/landing-pages.ts';
import { page as pageOf } from '../../../shared/http/html-page.ts';
import { barriers, picture } from '../../support/axe.ts';
import { HAS_BROWSER, launchBrowser } from '../../support/browser.ts';

const TOKEN = 'eyJhbGciOiJFZERTQSJ9.'.repeat(20);

const PAGES = [
  landingPage('sign-in', TOKEN),
  landingPage('password', TOKEN),
  landingPage('invitation', TOKEN),
  passwordTooShortPage(TOKEN),
  tokenPage('A hub with a name that is rather long for a telephone', TOKEN, 900),
  noGoodPage,
];

describe.skipIf(!HAS_BROWSER)('the pages that letters lead to, in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each((['light', 'dark'] as const).flatMap((colorScheme) => PAGES.map((one) => ({ ...one, colorScheme }))))(
    '$title: fits the smallest phone, and keeps nobody out in $colorScheme colours',
    async ({ colorScheme, ...shown }) => {
      const page = await browser.newPage({ viewport: { width: 320, height: 640 }, colorScheme });
      await page.setContent(pageOf(shown));
      await picture(page, `${shown.title} ${colorScheme}`);
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      const lightness = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
      expect(lightness === 'rgb(255, 255, 255)').toBe(colorScheme === 'light');
      await page.close();
    },
  );
});
