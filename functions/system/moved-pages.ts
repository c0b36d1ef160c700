/** Pages that have another path now. */
export const MOVED: Readonly<Record<string, string>> = {
  '/docs/guides/authentication': '/docs/authentication',
  '/docs/guides/changelog': '/docs/changelog',
  '/docs/guides/cli': '/docs/cli',
  '/docs/guides/errors': '/docs/errors',
  '/docs/guides/idempotency': '/docs/idempotency',
  '/docs/guides/live-updates': '/docs/how-to/live-updates',
  '/docs/guides/operate': '/docs/operate',
  '/docs/guides/pagination': '/docs/pagination',
  '/docs/guides/profiles': '/docs/how-to/profiles',
  '/docs/guides/rate-limits': '/docs/limits',
  '/docs/guides/typescript-client': '/docs/typescript-client',
  '/docs/guides/webhooks': '/docs/how-to/webhooks',
};
