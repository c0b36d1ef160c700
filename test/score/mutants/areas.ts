/** The code that is mutated, and the folders whose tests decide over it after those nearest to the file. */
export interface Area {
  readonly name: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

export const AREAS: readonly Area[] = [
  {
    name: 'identity',
    sources: ['shared/accounts/identity', 'functions/auth'],
    tests: ['test/shared/accounts/identity', 'test/functions/auth', 'test/functions/me'],
  },
  {
    name: 'http',
    sources: ['shared/platform/http'],
    tests: ['test/shared/platform/http', 'test/shared/api', 'test/functions/every-route/lists.test.ts'],
  },
  {
    name: 'access',
    sources: ['shared/access', 'shared/api/access', 'functions/access'],
    tests: ['test/shared/access', 'test/shared/api/access', 'test/functions/access', 'test/functions/auth'],
  },
  {
    name: 'commerce',
    sources: ['shared/commerce', 'functions/commerce', 'functions/payments'],
    tests: ['test/shared/commerce', 'test/functions/commerce', 'test/functions/payments'],
  },
  {
    name: 'webhooks',
    sources: ['shared/delivery/webhooks', 'functions/deliver-webhooks', 'functions/webhooks'],
    tests: ['test/shared/delivery/webhooks', 'test/functions/webhooks', 'test/functions/deliver-webhooks'],
  },
  { name: 'db', sources: ['shared/platform/db'], tests: ['test/shared/platform/db', 'test/shared/api'] },
  {
    name: 'limits',
    sources: ['shared/platform/limits', 'shared/delivery/email/email-limits.ts', 'functions/auth/limits.ts'],
    tests: ['test/shared/platform/limits', 'test/shared/api/rate-limits.test.ts', 'test/functions/auth'],
  },
  {
    name: 'tenancy',
    sources: [
      'shared/accounts/teams',
      'shared/accounts/api-keys',
      'shared/accounts/roles',
      'shared/api',
      'functions/teams',
    ],
    tests: ['test/shared/accounts', 'test/shared/api', 'test/functions/teams'],
  },
];

/** Tables of figures for pages, and text that only the description of the API has. */
export const LEFT_OUT = /(?:^|\/)(?:budgets|list-budgets|caller-docs|docs|no-docs)\.ts$|\/openapi\//;
