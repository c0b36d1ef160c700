import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type OpenPage, openPage } from './open-page.ts';

/** The forms of operations in a browser, and what their pages did that they must not do. */
export const formsOn = (browser: Browser, origin: string, secret?: string) => {
  const opened: OpenPage[] = [];
  return {
    /** Opens the page of an operation, and its form. */
    async open(operation: string, options: BrowserContextOptions = {}): Promise<Page> {
      const one = await openPage(browser, `${origin}/docs/reference/${operation}`, options);
      opened.push(one);
      await one.page.getByRole('button', { name: 'Try it' }).click();
      await one.page.locator('form.try').waitFor();
      return one.page;
    },
    /** The errors, the requests to other origins, and the messages about the policy or with the secret, since the last call. */
    surprises: (): readonly string[] =>
      opened.splice(0).flatMap(({ errors, messages, requests }) => [
        ...errors,
        ...messages.filter((text) => text.includes('Content Security Policy') || (secret && text.includes(secret))),
        /* The browser reports a redirect that it does not follow, too. */
        ...requests.filter((one) => !one.url().startsWith(origin) && !one.redirectedFrom()).map((one) => one.url()),
      ]),
  };
};

export const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Send' }).click();

/** Waits for what the form says about the request, such as the status of the response. */
export const status = (page: Page, text: RegExp | string): Promise<void> =>
  page.getByRole('status').filter({ hasText: text }).waitFor();
