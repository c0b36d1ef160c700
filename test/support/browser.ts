import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);

/** Whether this machine has a browser. Browser tests are skipped without one. */
export const HAS_BROWSER = executablePath !== undefined;

/** A headless browser without background network requests. */
export const launchBrowser = (): Promise<Browser> => {
  if (executablePath === undefined) throw new Error('no browser is installed: apt-get install chromium');
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-quic', '--no-first-run'];
  return chromium.launch({ executablePath, args: [...args, '--disable-background-networking', '--disable-sync'] });
};
