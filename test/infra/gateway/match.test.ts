import { describe, expect, test } from 'vitest';
import { gatewayMatcher } from '../../../infra/gateway/match.ts';

const parametersOf = (template: string, path: string) => gatewayMatcher([{ path: template }])(path)?.parameters;

const routes = [
  '$default',
  '/pets/{proxy+}',
  '/pets/dog/{id}',
  '/pets/dog/1',
  '/pets/{kind}/{id}/toys',
  '/pets/cat/{proxy+}',
].map((path) => ({ path }));

const chosen = (path: string) => gatewayMatcher(routes)(path)?.route.path;

describe('the gateway selects routes as an HTTP API does', () => {
  test.each([
    ['/pets/dog/1', '/pets/dog/1'],
    ['/pets/dog/2', '/pets/dog/{id}'],
    ['/pets/fish/1', '/pets/{proxy+}'],
    ['/pets/fish/1/toys', '/pets/{kind}/{id}/toys'],
    ['/pets/cat/1/2/3', '/pets/cat/{proxy+}'],
    ['/pets/cat/1/toys', '/pets/{kind}/{id}/toys'],
    ['/pets', '$default'],
    ['/pets/', '/pets/{proxy+}'],
    ['/pets/cat/', '/pets/cat/{proxy+}'],
    ['/cats/', '$default'],
    ['/pets/dog/', '/pets/{proxy+}'],
    ['/', '$default'],
  ])('%s matches %s', (path, route) => {
    expect(chosen(path)).toBe(route);
  });

  test('the order in which routes are declared does not matter', () => {
    const reversed = gatewayMatcher(routes.toReversed());
    for (const path of ['/pets/dog/1', '/pets/dog/2', '/pets/cat/1', '/none']) {
      expect(reversed(path)?.route.path).toBe(chosen(path));
    }
  });

  test('without $default an unmatched path matches nothing', () => {
    expect(gatewayMatcher([{ path: '/a' }])('/b')).toBeUndefined();
  });
});

describe('path parameters', () => {
  test('a variable matches one non-empty segment', () => {
    expect(parametersOf('/a/{b}/c', '/a/x/c')).toEqual({ b: 'x' });
    expect(parametersOf('/a/{b}/c', '/a//c')).toBeUndefined();
    expect(parametersOf('/a/{b}', '/a/x/y')).toBeUndefined();
  });

  test('a greedy variable matches the rest of the path', () => {
    expect(parametersOf('/a/{proxy+}', '/a/x/y')).toEqual({ proxy: 'x/y' });
    expect(parametersOf('/a/{proxy+}', '/a/')).toEqual({ proxy: '' });
    expect(parametersOf('/a/{proxy+}', '/a')).toBeUndefined();
  });

  test('a segment with the name of an Object property is an ordinary segment', () => {
    expect(parametersOf('/a/{b}', '/a/__proto__')).toEqual({ b: '__proto__' });
    expect(parametersOf('/constructor', '/constructor')).toEqual({});
  });
});
