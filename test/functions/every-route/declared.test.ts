import { describe, expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { isPermission } from '../../../shared/accounts/roles/permissions.ts';
import { ERRORS } from '../../../shared/api/error-codes.ts';
import { fill } from '../../../shared/platform/http/paths.ts';
import { router } from '../../../shared/platform/http/router.ts';
import { everyRoute, nameOf, paramsOf, rows } from './support/routes.ts';

const find = router(everyRoute);
const idsOf = (template: string) => Object.fromEntries(paramsOf(template).map((name) => [name, `{${name}}`]));

test('no two groups serve the same method of a path', () => {
  expect(() => router(groups.flatMap(({ routes }) => routes))).not.toThrow();
});

describe('C042: every Location is served by a GET that accepts all callers of the create', () => {
  test.each(rows(everyRoute.filter(({ location }) => location !== undefined)))('%s', (_, route) => {
    const found = find('GET', `/api/v1${fill(route.location ?? '', idsOf(route.location ?? ''))}`);
    if (!found || !('route' in found)) throw new Error('No route serves this path');
    expect(found.route.caller.kinds).toEqual(expect.arrayContaining([...route.caller.kinds]));
    expect(found.route.response.kind).toBe('one');
    for (const name of paramsOf(route.location ?? '').filter((param) => param !== 'id'))
      expect(paramsOf(route.path)).toContain(name);
  });
});

/**
 * Creates without a Location by the contract, although the resource may have a
 * URL (statement C044–C060).
 */
const EXEMPT = [
  /\/members\/\{contact_id\}\/(warnings|ban|follow)$/,
  /\/contacts\/\{contact_id\}\/tags$/,
  /\/(reactions|items|steps|access-rules|uploads|files|avatar|banner|checkout)$/,
  /\/roles\/\{role_id\}\/permissions$/,
  /\/from-template$/,
  /^POST \/comments$/,
  /^POST \/teams\/\{team_id\}\/hubs\/\{hub_id\}\/(discussions|events)$/,
];
const creates = everyRoute.filter(({ status, response }) => status === 201 && response.kind === 'one');
const isExempt = (name: string): boolean => EXEMPT.some((pattern) => pattern.test(name));

test('C044–C060: creates that the contract exempts return no Location', () => {
  const located = creates.filter((route) => isExempt(nameOf(route)) && route.location !== undefined);
  expect(located.map(nameOf)).toEqual([]);
});

test('C038: every other create of a resource with its own URL returns it as Location', () => {
  const unlocated = creates.filter((route) => !isExempt(nameOf(route)) && route.location === undefined);
  const readable = unlocated.filter(({ path }) => {
    const found = find('GET', `/api/v1${fill(path, idsOf(path))}/id`);
    return found !== undefined && 'route' in found;
  });
  expect(readable.map(nameOf)).toEqual([]);
});

describe('every route', () => {
  test.each(rows(everyRoute))('%s', (_, route) => {
    const { method, path, summary, body, response, errors = [], caller, secrets, status, root, also = [] } = route;
    expect(summary).toMatch(/^[A-Z].*[^.]$/);
    expect(path).toMatch(/^(\/(\.?[a-z0-9][a-z0-9.-]*|\{[a-z_]+\}))+$/);
    for (const spelling of also) expect(spelling).toMatch(/^\//);
    expect(root ? path.startsWith('/api') : false).toBe(false);
    for (const code of errors) expect(ERRORS).toHaveProperty(code);
    expect(new Set(errors).size).toBe(errors.length);
    if (caller.permission) expect(isPermission(caller.permission)).toBe(true);
    /* These carry a body by the API's own definition (RFC 9110 §9.3.5): it proves the caller's identity. */
    const proving = ['/me', '/teams/{team_id}'];
    const bodiless = method === 'GET' || (method === 'DELETE' && !proving.includes(path));
    expect(body !== undefined && bodiless).toBe(false);
    if (status === 204) expect(response.kind).toBe('empty');
    if (response.kind === 'one' || response.kind === 'many')
      for (const { type } of [response.resource, ...Object.values(response.views)])
        expect(type).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*s$|^hub_editor_pending_ops$|^[a-z_]+$/);
    if (response.kind === 'one' && method === 'POST' && !caller.open)
      for (const name of Object.keys(response.resource.attributes.shape))
        if (/secret|token|password/.test(name) && !/count|_at$|^is_/.test(name)) {
          const stored = route.replayable !== false && !secrets?.includes(name);
          expect(`${name} is stored for a replay: ${stored}`).toBe(`${name} is stored for a replay: false`);
        }
  });
});

test('no read route returns a secret', () => {
  for (const { method, response } of everyRoute)
    if (method === 'GET' && (response.kind === 'one' || response.kind === 'many'))
      for (const name of Object.keys(response.resource.attributes.shape))
        expect(name).not.toMatch(/^(?!is_).*(?:secret|hash|password)/);
});
