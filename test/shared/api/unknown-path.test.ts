import { expect, test } from 'vitest';
import { unknownPath } from '../../../shared/api/unknown-path.ts';
import { newId } from '../../../shared/platform/ids/id.ts';

const KNOWN = ['/api/v1/teams/{team_id}/products', '/api/v1/hubs/by-slug/{slug}', '/version'];

test.each([
  `/api/v1/teams/${newId()}/products`,
  `/api/v1/teams/${newId().toUpperCase()}/products/`,
  `/api/teams/${newId()}/products`,
  '/api/v1/hubs/by-slug/garden',
  '/version',
])('503 with a wait for %s, which another function serves: a deployment is moving it', (path) => {
  const { status, errors, headers } = unknownPath(path, KNOWN);
  expect([status, errors[0]?.code, headers]).toEqual([503, 'service_unavailable', { 'Retry-After': '5' }]);
});

test.each([
  '/api/v1/teams/mine/products',
  `/api/v1/teams/${newId()}/product`,
  `/api/v1/teams/${newId()}/products/1`,
  `/api/v1/teams//products`,
  `/api/v1/hubs/by-slug/${'a'.repeat(256)}`,
  '/api/v1/version',
])('404 for %s, which no function serves', (path) => {
  expect(unknownPath(path, KNOWN).status).toBe(404);
});
