import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Fault, injectFaults, unavailable } from '../../support/faults.ts';
import { logged } from '../../support/logged.ts';
import { type AuthWorld, startAuth } from './world.ts';

let world: AuthWorld;
let fault: Fault | undefined;
beforeAll(async () => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'ERROR');
  world = await startAuth();
  injectFaults(world.service.store.client, () => fault);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await world.service.stop();
});

const TOKENS = [
  ['/auth/refresh', 'refresh_token', 401],
  ['/contact-auth/refresh', 'refresh_token', 401],
  ['/auth/logout', 'refresh_token', 204],
  ['/contact-auth/logout', 'refresh_token', 204],
  ['/auth/password-reset/confirm', 'token', 422],
  ['/contact-auth/magic-link/consume', 'token', 422],
  ['/contact-auth/exchange', 'code', 422],
] as const;

const attempt = (path: string, name: string, token: string) =>
  world.post(`/api/v1${path}`, { [name]: token, password: 'correct horse battery', slug: 'hub' });

const malformedToken = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 255 }).map((text) => text.toWellFormed()),
  fc.base64String({ minLength: 4, maxLength: 100 }),
  fc.constantFrom('\u0000', '__proto__', 'constructor', 'A'.repeat(43), 'A'.repeat(86), 'A'.repeat(87), 'é'.repeat(43)),
);

test.each(TOKENS)(
  'C145: a malformed emailed or refresh token at %s is rejected without a server error',
  async (path, name, status) => {
    const lines = await logged(() =>
      fc.assert(
        fc.asyncProperty(malformedToken, async (token) => {
          expect((await attempt(path, name, token)).status).toBe(status);
        }),
        { numRuns: 60 },
      ),
    );
    expect(lines).toEqual([]);
  },
);

test.each(TOKENS)('an unreachable table returns 503 for a token at %s', async (path, name) => {
  fault = unavailable;
  const good = name === 'refresh_token' ? 'A'.repeat(86) : 'A'.repeat(43);
  const lines = await logged(async () => expect((await attempt(path, name, good)).status).toBe(503));
  expect(lines).toMatchObject([{ level: 'ERROR', status: 503 }]);
  fault = undefined;
});

test.each(['GET', 'POST'])('%s of the landing page accepts malformed tokens', async (method) => {
  const lines = await logged(() =>
    fc.assert(
      fc.asyncProperty(malformedToken, async (token) => {
        const form = new URLSearchParams({ token }).toString();
        const call = method === 'GET' ? { path: `/m?${form}` } : { method, path: '/m', body: form };
        const headers = method === 'GET' ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
        expect((await world.service.call({ ...call, headers })).status).toBe(200);
      }),
      { numRuns: 60 },
    ),
  );
  expect(lines).toEqual([]);
});
