import { describe, expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { costlyRoutes, throttledRoutes } from '../../../infra/gateway/costly-routes.ts';
import { gatewayMatcher } from '../../../infra/gateway/match.ts';
import { gatewayRoutes, pathOwners } from '../../../infra/gateway/routes.ts';
import { bodyOf } from '../support/api-body.ts';
import { found, resourcesOf, templateWith } from '../support/template.ts';

const routes = throttledRoutes(gatewayRoutes(groups), costlyRoutes(groups));
const match = gatewayMatcher(routes);
const isCostly = (path: string) => match(path)?.route.costly;

describe('routes with their own throttle', () => {
  test.each([
    '/auth/login',
    '/auth/register',
    '/auth/password-reset',
    '/auth/password-reset/confirm',
    '/contact-auth/login',
    '/contact-auth/register',
    '/contact-auth/magic-link',
    '/hub/first-a/checkout',
  ])('throttle %s under both prefixes and with a trailing slash', (path) => {
    for (const prefix of ['/api/v1', '/api'])
      for (const spelled of [`${prefix}${path}`, `${prefix}${path}/`])
        expect([spelled, isCostly(spelled)]).toEqual([spelled, true]);
  });

  test.each(['/auth/refresh', '/contact-auth/refresh', '/me', '/hubs', '/hub/first-a/products'])(
    'do not throttle %s',
    (path) => {
      for (const prefix of ['/api/v1', '/api']) expect(isCostly(`${prefix}${path}`)).toBe(false);
    },
  );

  test('do not change the owner of a path', () => {
    const owners = [...pathOwners(groups)].flatMap(([path, owner]) => [
      [path, owner] as const,
      [`${path}/`, owner] as const,
    ]);
    expect(owners.length).toBeGreaterThan(300);
    expect(owners.filter(([path, owner]) => match(path)?.route.owner !== owner)).toEqual([]);
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });
});

describe('the stage', () => {
  const template = templateWith({ costlyThrottle: { rate: 7, burst: 9 } });
  const [stage] = resourcesOf(template, 'AWS::ApiGatewayV2::Stage');
  const settings = found(stage).RouteSettings as Record<string, unknown>;

  test('has the settings of each such route, which the body of the API has', () => {
    expect(settings).toEqual({
      'ANY /api/v1/auth/{proxy+}': { ThrottlingRateLimit: 7, ThrottlingBurstLimit: 9 },
      'ANY /api/auth/{proxy+}': { ThrottlingRateLimit: 7, ThrottlingBurstLimit: 9 },
    });
    const existing = Object.keys(bodyOf(template).paths).map((path) => `ANY ${path}`);
    expect(existing).toEqual(expect.arrayContaining(Object.keys(settings)));
  });
});

describe('the function that hashes passwords', () => {
  const reserved = (of: ReturnType<typeof templateWith>) =>
    resourcesOf(of, 'AWS::Lambda::Function').flatMap(([id, { Properties }]) =>
      Properties.ReservedConcurrentExecutions === undefined
        ? []
        : [[id.replace(/functionFunction\w+$/, ''), Properties.ReservedConcurrentExecutions]],
    );

  test('has reserved concurrency in stages with users', () => {
    expect(reserved(templateWith({ stage: 'prod' }))).toEqual([['auth', 50]]);
    expect(reserved(templateWith({ stage: 'prod', authConcurrency: 80 }))).toEqual([['auth', 80]]);
  });

  test('has none in dev, because a new account has only ten concurrent executions', () => {
    expect(reserved(templateWith())).toEqual([]);
  });
});
