import { expect, test } from 'vitest';
import { acceptsBody, canProduce, prefersHtml } from '../../../../shared/platform/http/media-type.ts';

test.each([
  undefined,
  '',
  ' ',
  'application/vnd.api+json',
  'Application/VND.API+JSON',
  'application/vnd.api+json; charset=utf-8',
  'application/vnd.api+json;charset="UTF-8"',
  'application/vnd.api+json; profile="https://example.com/a https://example.com/b"',
  'application/vnd.api+json; profile="https://example.com/?a;b=c,d"',
  'application/vnd.api+json;',
  'application/vnd.api+json; ; charset=utf-8 ;',
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-8; x=y',
  'application/problem+json',
  'application/ld+json;profile="x"',
])('A21: Content-Type %j is accepted', (type) => {
  expect(acceptsBody(type)).toBe(true);
});

test.each([
  'application/vnd.api+json; ext="https://jsonapi.org/ext/atomic"',
  'application/vnd.api+json; ext=""',
  'application/vnd.api+json; version=1',
  'application/vnd.api+json; charset=iso-8859-1',
  'application/vnd.api+json; charset=utf-8; foo=bar',
  'text/plain',
  'text/json',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/vnd.api+jsonx',
  '+json',
  'application/json, application/vnd.api+json',
])('A21: Content-Type %j is rejected', (type) => {
  expect(acceptsBody(type)).toBe(false);
});

test.each([
  undefined,
  '',
  '*/*',
  'application/*',
  'application/json',
  'text/html',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'application/vnd.api+json',
  'application/vnd.api+json;q=0.5',
  'application/vnd.api+json; profile="https://example.com/a,b;c=d"',
  'application/vnd.api+json; charset=utf-8',
  'application/vnd.api+json; ext="x", application/vnd.api+json',
  'application/vnd.api+json; foo=bar, application/vnd.api+json; q=0.1',
])('A22: Accept %j is served', (accept) => {
  expect(canProduce(accept)).toBe(true);
});

test.each([
  'application/vnd.api+json; ext="https://jsonapi.org/ext/atomic"',
  'application/vnd.api+json; foo=bar',
  'application/vnd.api+json; charset=iso-8859-1',
  'APPLICATION/vnd.api+json; version=2',
  'application/vnd.api+json; foo=bar, application/vnd.api+json; ext=x',
  'application/vnd.api+json; foo=bar, application/json',
])('A22: Accept %j is not acceptable', (accept) => {
  expect(canProduce(accept)).toBe(false);
});

test.each([
  ['text/csv', true],
  ['text/csv; charset=UTF-8', true],
  ['text/csv; charset=iso-8859-1', false],
  ['text/plain', false],
  ['application/json', true],
])('a route for text/csv returns for Content-Type %j: %s', (type, accepted) => {
  expect(acceptsBody(type, 'either', 'text/csv')).toBe(accepted);
});

test.each([
  'text/html',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'application/xml, Text/HTML;q=0.4',
  'text/html, application/json;q=0.9',
])('Accept %j prefers HTML', (accept) => {
  expect(prefersHtml(accept)).toBe(true);
});

test.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'application/json, text/plain, */*',
  'text/html;q=0, */*',
  'text/html;q=none',
  'text/html, application/json',
  'text/html;q=0.5, application/vnd.api+json;q=0.6',
  'text/htmlx',
])('Accept %j does not prefer HTML', (accept) => {
  expect(prefersHtml(accept)).toBe(false);
});
