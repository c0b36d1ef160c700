import { startAwsEndpoint } from '../../infra/local/aws/endpoint.ts';
import { kms } from '../../infra/local/aws/kms.ts';
import type { DataFolder } from '../../infra/local/data-folder.ts';
import { kmsKeys } from '../../infra/local/secrets/kms-keys.ts';

/** A data folder in memory. */
const memory = (): DataFolder => {
  const files = new Map<string, unknown>();
  return {
    path: '',
    file: (name) => name,
    read: <T>(name: string, otherwise: T) => (files.get(name) as T | undefined) ?? otherwise,
    write: (name, value) => void files.set(name, value),
    release: () => undefined,
  };
};

/** The environment of a function with a local KMS, which enforces encryption contexts. */
export const startSealing = async () => {
  const keys = kmsKeys(memory());
  const { id } = keys.create('WebhookSecretsKey', 'SYMMETRIC_DEFAULT', 'ENCRYPT_DECRYPT');
  let calls = 0;
  let down = false;
  const respond = kms(keys);
  const { origin, close } = await startAwsEndpoint({
    targets: {
      'TrentService.': (request) => {
        calls += 1;
        return down ? { status: 503, headers: {}, body: '{}' } : respond(request);
      },
    },
    paths: {},
  });
  return {
    environment: {
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL: origin,
      SEALING_KEY_ID: id,
    },
    keys,
    calls: () => calls,
    fails(value: boolean) {
      down = value;
    },
    close,
  };
};
