import { expect, test } from 'vitest';
import { groups } from '../../../../functions/groups.ts';
import { nearestPath } from '../../../../shared/platform/http/nearest-path.ts';
import { canonicalPath } from '../../../../shared/platform/http/paths.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';

const templates = groups.flatMap(({ routes }) => routes.map(canonicalPath));
const id = newId();

test.each([
  [`/api/v1/teams/${id}/hub`, '/api/v1/teams/{team_id}/hubs'],
  [`/api/v1/team/${id}/hubs`, '/api/v1/teams/{team_id}/hubs'],
  [`/api/v1/Teams/${id}/Hubs`, '/api/v1/teams/{team_id}/hubs'],
  [`/api/v1/teams/${id}/api_keys`, '/api/v1/teams/{team_id}/api-keys'],
  [`/teams/${id}/contacts`, '/api/v1/teams/{team_id}/contacts'],
  [`/v1/teams/${id}/contacts/`, '/api/v1/teams/{team_id}/contacts'],
  [`/api/v2/teams/${id}/contacts`, '/api/v1/teams/{team_id}/contacts'],
  [`/api/v1/discussion/${id}`, '/api/v1/discussions/{discussion_id}'],
  [`/api/v1/discussions/${id.toUpperCase()}/reaction`, '/api/v1/discussions/{discussion_id}/reactions'],
  ['/api/v1/auth/signin', '/api/v1/auth/login'],
  ['/api/v1/auth/logn', '/api/v1/auth/login'],
  ['/api/v1/commments', '/api/v1/comments'],
  ['/versoin', '/version'],
])('the nearest path of %s is %s', (path, found) => {
  expect(nearestPath(path, templates)).toBe(found);
});

test.each([
  '/',
  '/nope',
  '/api/v1',
  '/api/v1/nope',
  '/wp-login.php',
  '/.env',
  `/api/v1/nope/${id}/never`,
  '/x'.repeat(5_000),
  `/${'teams'.repeat(5_000)}`,
])('no path is near a path such as %.20s', (path) => {
  expect(nearestPath(path, templates)).toBeUndefined();
});

test('a path that exists is nearest to itself', () => {
  for (const template of templates.filter((each) => each !== '/')) {
    const path = template.replaceAll(/\{\w+_id\}/g, id).replaceAll(/\{\w+\}/g, 'value');
    if (!/value/.test(path)) expect(nearestPath(path, templates)).toBe(template);
  }
});
