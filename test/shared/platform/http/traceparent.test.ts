import { expect, test } from 'vitest';
import { type HttpEvent, threadOf } from '../../../../shared/platform/http/exchange.ts';
import { validTraceparent } from '../../../../shared/platform/http/traceparent.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

test.each([
  `00-${TRACE}-${PARENT}-01`,
  `00-${TRACE}-${PARENT}-00`,
  `00-${TRACE}-${PARENT}-ff`,
  `cc-${TRACE}-${PARENT}-01`,
  `cc-${TRACE}-${PARENT}-01-what-the-future-will-be-like`,
])('%s is valid and unchanged (W3C Trace Context, 3.2.2)', (header) => {
  expect(validTraceparent(header)).toBe(header);
});

test.each([
  undefined,
  '',
  `ff-${TRACE}-${PARENT}-01`,
  `00-${'0'.repeat(32)}-${PARENT}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${PARENT}-01`,
  `00-${TRACE.slice(1)}-${PARENT}-01`,
  `00-${TRACE}-${PARENT}-1`,
  `00-${TRACE}-${PARENT}-01-more`,
  `00-${TRACE}-${PARENT}-01,00-${TRACE}-${PARENT}-01`,
  `cc-${TRACE}-${PARENT}-01.what`,
  `cc-${TRACE}-${PARENT}-01-two words`,
  `cc-${TRACE}-${PARENT}-01-${'x'.repeat(80)}`,
  `00-${TRACE}-${PARENT}-01\n`,
])('%j is ignored', (header) => {
  expect(validTraceparent(header)).toBeUndefined();
});

const event = (headers: HttpEvent['headers']): HttpEvent => ({
  rawPath: '/',
  rawQueryString: '',
  headers,
  requestContext: { requestId: 'gateway=', http: { method: 'GET', sourceIp: '203.0.113.7' } },
});

test('a request starts a thread of its id, and of its traceparent if that is valid', () => {
  const traceparent = `00-${TRACE}-${PARENT}-01`;
  expect(threadOf(event({}))).toBe('gateway=');
  expect(threadOf(event({ 'x-request-id': 'mine-1', traceparent }))).toBe(`mine-1 ${traceparent}`);
  expect(threadOf(event({ 'x-request-id': 'mine 1', traceparent: 'nonsense' }))).toBe('gateway=');
});
