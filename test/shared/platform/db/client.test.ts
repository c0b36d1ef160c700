import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dynamoClient } from '../../../../shared/platform/db/client.ts';
import { storeFailure } from '../../../../shared/platform/db/failures.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { limiter } from '../../../../shared/platform/limits/limiter.ts';

/** A store that accepts every request and never responds. */
let store: Server;
beforeAll(async () => {
  store = createServer(() => {});
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const { port } = store.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${port}`);
  for (const name of ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, 'none');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  store.closeAllConnections();
  await new Promise((resolve) => store.close(resolve));
});

const hanging = () => table(dynamoClient({ STORE_TIMEOUT_MS: '20' }), 'none');

test('a store that accepts a request and never responds is unavailable after three attempts', async () => {
  const failure = await hanging()
    .get({ pk: 'A', sk: 'B' })
    .catch((error: unknown) => error);
  expect(storeFailure(failure)).toBe('unavailable');
  expect(failure).toMatchObject({ $metadata: { attempts: 3 } });
});

test('C494: a limited call passes if the store of the counters does not respond', async () => {
  const policy = { name: 'hanging', limit: 1, seconds: 60, by: 'address' } as const;
  expect(await limiter(hanging()).take(policy, 'one', 1_700_000_000_000)).toMatchObject({ passed: true });
});
