import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadLinkPage } from '../../../functions/auth/dead-link-pages.ts';
import {
  codePage,
  enterCodePage,
  passwordChangedPage,
  passwordPage,
  passwordTooShortPage,
  redirectPage,
  signInPage,
} from '../../../functions/auth/landing-pages.ts';
import { page as pageOf } from '../../../shared/platform/http/html-page.ts';
import { accessibilityViolations, screenshot } from '../../support/axe.ts';
import { HAS_BROWSER, launchBrowser } from '../../support/browser.ts';

const TOKEN = 'eyJhbGciOiJFZERTQSJ9.'.repeat(20);

const VISITOR = {
  hub: { name: 'A hub with a name that is rather long for a telephone' },
  email: `a.member.with.a.long.address.${'x'.repeat(40)}@mail.department.university.example`,
  access: 'member',
} as const;
const BUYER = { ...VISITOR, access: 'purchases' } as const;
/* The redirect is removed: the browser would leave the page before it is tested. */
const SITE = new URL('https://app.example/in');
const { head: _, ...redirect } = redirectPage(VISITOR, SITE);
const { head: __, ...changed } = passwordChangedPage(VISITOR, SITE);

const PAGES = [
  signInPage(VISITOR, TOKEN),
  signInPage(BUYER, TOKEN),
  enterCodePage(VISITOR),
  redirect,
  changed,
  passwordPage(TOKEN),
  { ...passwordPage(TOKEN, VISITOR), title: 'Choose a new password for a hub' },
  codePage('invitation'),
  codePage('email'),
  passwordTooShortPage(TOKEN),
  ...(['sign-in', 'password', 'invitation', 'email', 'new-address', 'old-address'] as const).map((kind) => ({
    ...deadLinkPage(kind),
    title: `This link does not work (${kind})`,
  })),
];

describe.skipIf(!HAS_BROWSER)('the landing pages of emails, in a browser', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  });
  afterAll(() => browser.close());

  it.each(PAGES)(
    '$title: fits a 320-pixel screen and has no accessibility barriers in both colours',
    async (content) => {
      await page.setContent(pageOf(content));
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      expect(await page.locator('body').innerText()).not.toContain(TOKEN.slice(0, 20));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await screenshot(page, `${content.title} ${colorScheme}`);
        expect(await accessibilityViolations(page), colorScheme).toEqual([]);
        const lightness = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
        expect(lightness === 'rgb(255, 255, 255)').toBe(colorScheme === 'light');
      }
    },
  );
});
