import type { KeyObject } from 'node:crypto';
import { secretFields } from '../../platform/aws/secret.ts';
import type { Environment } from '../../platform/runtime/config.ts';
import { privateKeyOf } from './signing-key.ts';

/** The service's signing key from its seed in Secrets Manager. A new seed is used within minutes. */
export const seededKey = (environment: Environment): (() => Promise<KeyObject>) => {
  const read = secretFields(environment, 'WEBHOOK_SIGNING_SECRET_ARN');
  return async () => privateKeyOf((await read()).seed ?? '');
};
