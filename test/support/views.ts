import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityViolations, screenshot, VIEWPORTS } from './axe.ts';
import { widthOf } from './open-page.ts';

/** A window with the colors that a reader prefers. */
export interface View {
  readonly size: keyof typeof VIEWPORTS;
  readonly colorScheme: 'dark' | 'light';
}

export const PHONE_DARK: View = { size: 'phone', colorScheme: 'dark' };
export const DESKTOP_LIGHT: View = { size: 'desktop', colorScheme: 'light' };

/** Each size with each of the colors. */
export const VIEWS: readonly View[] = [
  PHONE_DARK,
  DESKTOP_LIGHT,
  { size: 'phone', colorScheme: 'light' },
  { size: 'desktop', colorScheme: 'dark' },
];

/** The options of a page that opens in this window. */
export const windowOf = ({ size, colorScheme }: View) => ({ viewport: VIEWPORTS[size], colorScheme });

/** Changes the window of an open page, which is cheaper than opening it again. */
export const setView = async (page: Page, { size, colorScheme }: View): Promise<void> => {
  await page.setViewportSize(VIEWPORTS[size]);
  await page.emulateMedia({ colorScheme });
};

/** In this window, the page is not wider than it and has no accessibility barriers. `name` is that of its screenshot. */
export const expectToFit = async (page: Page, name: string, view: View): Promise<void> => {
  const shown = `${name} ${view.size} ${view.colorScheme}`;
  await setView(page, view);
  await screenshot(page, shown);
  expect(await accessibilityViolations(page), shown).toEqual([]);
  expect(await widthOf(page), shown).toBeLessThanOrEqual(VIEWPORTS[view.size].width);
};
