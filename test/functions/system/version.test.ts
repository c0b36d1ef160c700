import { expect, it } from 'vitest';
import { buildOf } from '../../../functions/system/build.ts';
import { useWorld } from '../../support/use-world.ts';
import { startSystem } from './support/documentation.ts';

/** A folder without the files of the bundle, which take seconds to make. */
const NO_FILES = import.meta.dirname;

const system = useWorld(() => startSystem({ service: 'hub', version: '1.2.3', revision: 'abc' }, {}, NO_FILES));

it.each(['/version', '/api/v1/version', '/api/version'])('C165 C471 A1: GET %s returns plain JSON', async (path) => {
  const { statusCode, headers, body } = await system.call(path);
  expect(statusCode).toBe(200);
  expect(headers['Content-Type']).toBe('application/json');
  expect(headers['X-Request-ID']).toBe('request');
  expect(JSON.parse(body ?? '')).toEqual({ service: 'hub', version: '1.2.3', revision: 'abc' });
});

it.each(['Bearer nonsense', 'Basic dTpw', 'Bearer svc_sk_live_nonsense'])(
  'C167: /version and /health ignore the credential %s',
  async (authorization) => {
    expect((await system.call('/version', { authorization })).statusCode).toBe(200);
    expect((await system.call('/health', { authorization })).statusCode).toBe(200);
  },
);

it('C472 C473 A55: the version includes the revision and the build time where they are known', () => {
  const known = { SERVICE_VERSION: '0.1.0', SERVICE_REVISION: 'abc' };
  const service = 'hub-membership-service';
  const built_at = '2026-01-01T00:00:00.000Z';
  expect(buildOf(known, built_at)).toEqual({ service, version: '0.1.0', revision: 'abc', built_at });
  expect(buildOf({ SERVICE_VERSION: '0.1.0', SERVICE_REVISION: '' })).toEqual({ service, version: '0.1.0' });
});

it('C135: POST /version returns 405 with Allow: GET', async () => {
  const { statusCode, headers, body } = await system.call('/version', {}, 'POST');
  expect(statusCode).toBe(405);
  expect(headers.Allow).toBe('GET');
  expect(JSON.parse(body ?? '')).toMatchObject({ errors: [{ status: '405', meta: { request_id: 'request' } }] });
});

it('GET /health returns 200 without using any service', async () => {
  const { statusCode, body } = await system.call('/health');
  expect([statusCode, body]).toEqual([200, '{"status":"ok"}']);
});

it('an unknown path returns 404 without a code', async () => {
  const { statusCode, body } = await system.call('/nowhere');
  expect(statusCode).toBe(404);
  expect(JSON.parse(body ?? '').errors[0]).not.toHaveProperty('code');
});
