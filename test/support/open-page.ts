import type { Browser, BrowserContextOptions, Page, Request, Response } from 'playwright-core';
import { VIEWPORTS } from './axe.ts';

/** A page with what it has requested and written since it was opened. */
export interface OpenPage {
  readonly page: Page;
  readonly response: Response | null;
  readonly requests: readonly Request[];
  /** Everything in the console, and the errors of scripts. */
  readonly messages: readonly string[];
  /** The errors of scripts alone. */
  readonly errors: readonly string[];
}

/** Opens an address in a page of its own. */
export const openPage = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<OpenPage> => {
  const page = await browser.newPage({ viewport: VIEWPORTS.desktop, ...options });
  const requests: Request[] = [];
  const messages: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => {
    messages.push(String(error));
    errors.push(String(error));
  });
  return { page, response: await page.goto(url), requests, messages, errors };
};

export const widthOf = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth');
