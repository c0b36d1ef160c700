import { expect, test } from 'vitest';
import { type Expectation, expects, Mismatch } from '../../../bin/verify/expect.ts';
import { isText, ofLength, without } from '../../../bin/verify/matchers.ts';

const json = { data: [{ id: 'one', attributes: { secret: 'svc_sk_live_abc' } }], meta: { has_more: false } };
const exchange = {
  ...({ method: 'GET', path: '/x', status: 200, text: JSON.stringify(json), json } as const),
  headers: new Headers({ 'x-request-id': 'an-id', etag: '"1"' }),
};
const failing = (expectation: Expectation): Mismatch => {
  try {
    expects(exchange, expectation);
  } catch (error) {
    if (error instanceof Mismatch) return error;
    throw error;
  }
  throw new Error('It passed');
};

test('what is as expected passes', () => {
  const body = {
    data: ofLength(1),
    'data.0.id': 'one',
    'meta.has_more': false,
    'links.next': undefined,
    '': without('two'),
  };
  expect(expects(exchange, { status: [200, 201], headers: { etag: isText, location: undefined }, body })).toBe(
    exchange,
  );
});

test.each([
  [{ status: 201 }, 'status 201'],
  [{ status: 200, headers: { etag: '"2"' } }, 'header etag "\\"2\\""'],
  [{ status: 200, headers: { location: isText } }, 'header location a non-empty string'],
  [{ status: 200, body: { 'data.0.id': /^two$/ } }, 'data.0.id matches /^two$/'],
  [{ status: 200, body: { 'data.0.attributes': undefined } }, 'data.0.attributes absent'],
  [{ status: 200, body: { 'toString.name': isText } }, 'toString.name a non-empty string'],
])('%j is named with its request', (expectation: Expectation, expected) => {
  const mismatch = failing(expectation);
  expect(mismatch.expected).toBe(expected);
  expect(mismatch.request).toEqual({ method: 'GET', path: '/x', request_id: 'an-id' });
  expect(mismatch.actual).not.toContain('svc_sk_live_abc');
});
