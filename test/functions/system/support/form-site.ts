import type { ServerResponse } from 'node:http';
import { launchBrowser } from '../../../support/browser.ts';
import { formsOn } from '../../../support/open-form.ts';
import { startSystem } from './documentation.ts';
import { serveWithApi } from './with-api.ts';

/** What a reader pastes into the form. */
export const TOKEN = 'a-token-of-the-reader';

export const HOSTILE = '<img src=x onerror="document.title=1">';

/** Answers with a document. */
export const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  void response
    .writeHead(status, { 'Content-Type': 'application/vnd.api+json', 'X-Request-ID': 'request-1', ...headers })
    .end(JSON.stringify(body));

/** The documentation of a deployed stage with an API of the test, and a browser that opens its forms. */
export const startFormSite = async () => {
  const system = await startSystem();
  const [site, browser] = await Promise.all([serveWithApi(system), launchBrowser()]);
  return {
    site,
    browser,
    forms: formsOn(browser, site.origin, TOKEN),
    async stop() {
      await browser.close();
      await site.stop();
      await system.stop();
    },
  };
};
