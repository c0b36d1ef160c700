import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codePage,
  enterCodePage,
  invalidLinkPage,
  passwordPage,
  passwordTooShortPage,
  redirectPage,
  signInPage,
} from '../../../functions/auth/landing-pages.ts';
import { page as pageOf } from '../../../shared/platform/http/html-page.ts';
import { barriers, picture } from '../../support/axe.ts';
import { HAS_BROWSER, launchBrowser } from '../../support/browser.ts';

const TOKEN = 'eyJhbGciOiJFZERTQSJ9.'.repeat(20);

const WHO = {
  hub: { name: 'A hub with a name that is rather long for a telephone' },
  email: `somebody.with.a.long.address.${'x'.repeat(40)}@mail.department.university.example`,
  access: 'member',
} as const;
const BUYER = { ...WHO, access: 'purchases' } as const;
/* The page leads on at once: its head would leave the test nothing to look at. */
const { head: _, ...ledOn } = redirectPage(WHO, new URL('https://app.example/in'));

const PAGES = [
  signInPage(WHO, TOKEN),
  signInPage(BUYER, TOKEN),
  enterCodePage(WHO),
  ledOn,
  passwordPage(TOKEN),
  codePage('invitation'),
  codePage('email'),
  passwordTooShortPage(TOKEN),
  invalidLinkPage,
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
      expect(await page.locator('body').innerText()).not.toContain(TOKEN.slice(0, 20));
      expect(lightness === 'rgb(255, 255, 255)').toBe(colorScheme === 'light');
      await page.close();
    },
  );
});
