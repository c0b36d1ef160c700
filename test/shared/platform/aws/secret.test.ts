import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startAwsEndpoint } from '../../../../infra/local/aws/endpoint.ts';
import { openDataFolder } from '../../../../infra/local/data-folder.ts';
import { type Secrets, secretsManager } from '../../../../infra/local/secrets/secrets-manager.ts';
import { secretFields, validSecrets } from '../../../../shared/platform/aws/secret.ts';
import { holdClock } from '../../../support/clock.ts';
import { useWorld } from '../../../support/use-world.ts';

const ARN = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:local-Signing';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const start = async () => {
  const stored: Secrets = new Map();
  let calls = 0;
  const path = mkdtempSync(join(tmpdir(), 'secrets-'));
  const folder = openDataFolder(path);
  const service = secretsManager(stored, folder);
  const endpoint = await startAwsEndpoint({
    targets: {
      'secretsmanager.': (request) => {
        calls += 1;
        return service(request);
      },
    },
    paths: {},
  });
  const environment = {
    AWS_ENDPOINT_URL: endpoint.origin,
    AWS_REGION: 'us-east-1',
    SIGNING_ARN: ARN,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  };
  const request = (target: string, input: object) =>
    fetch(endpoint.origin, {
      method: 'POST',
      headers: { 'x-amz-target': `secretsmanager.${target}` },
      body: JSON.stringify(input),
    });
  return {
    environment,
    calls: () => calls,
    put: (value: object) => request('PutSecretValue', { SecretId: ARN, SecretString: JSON.stringify(value) }),
    begin(value: object) {
      stored.clear();
      stored.set(ARN, JSON.stringify(value));
    },
    stop: async () => {
      await endpoint.close();
      folder.release();
      rmSync(path, { recursive: true });
    },
  };
};

const account = useWorld(start);
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

test('the previous version is valid for a day after it was replaced, and not longer', async () => {
  holdClock();
  account.begin({ signing_secret: 'old' });
  const valid = validSecrets(account.environment, 'SIGNING_ARN');
  expect(await valid(new Date())).toEqual([{ signing_secret: 'old' }]);
  await account.put({ signing_secret: 'new' });
  later(5 * MINUTE + 1);
  expect(await valid(new Date())).toEqual([{ signing_secret: 'new' }, { signing_secret: 'old' }]);
  later(23 * HOUR);
  expect(await valid(new Date())).toEqual([{ signing_secret: 'new' }, { signing_secret: 'old' }]);
  later(HOUR);
  expect(await valid(new Date())).toEqual([{ signing_secret: 'new' }]);
});

test('a value that is stored twice ends the overlap', async () => {
  holdClock();
  account.begin({ signing_secret: 'leaked' });
  for (const _ of [1, 2]) await account.put({ signing_secret: 'new' });
  const valid = await validSecrets(account.environment, 'SIGNING_ARN')(new Date());
  expect(valid.map(({ signing_secret }) => signing_secret)).not.toContain('leaked');
});

test('versions are read once in five minutes', async () => {
  holdClock();
  account.begin({ api_key: 'one' });
  const [fields, valid] = [
    secretFields(account.environment, 'SIGNING_ARN'),
    validSecrets(account.environment, 'SIGNING_ARN'),
  ];
  const before = account.calls();
  for (let nth = 0; nth < 5; nth += 1) await Promise.all([fields(new Date()), valid(new Date())]);
  expect(account.calls() - before).toBe(3);
  later(5 * MINUTE + 1);
  await fields(new Date());
  expect(account.calls() - before).toBe(4);
});
