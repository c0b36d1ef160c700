import type { BrowserContextOptions } from 'playwright-core';
import { launchBrowser } from '../../../support/browser.ts';
import { openPage } from '../../../support/open-page.ts';
import { startSystem } from './documentation.ts';
import { serveSystem } from './gateway.ts';

/** The pages of the system group, and a browser that reads them. */
export const startBrowserSite = async () => {
  const system = await startSystem();
  const [gateway, browser] = await Promise.all([serveSystem(system), launchBrowser()]);
  const origin = `http://127.0.0.1:${gateway.port}`;
  return {
    origin,
    browser,
    open: (path: string, options: BrowserContextOptions = {}) => openPage(browser, origin + path, options),
    async stop() {
      await browser.close();
      await gateway.close();
      await system.stop();
    },
  };
};
