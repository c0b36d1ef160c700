import type { KeyObject } from 'node:crypto';
import { secretFields } from '../../platform/aws/secret.ts';
import type { Environment } from '../../platform/runtime/config.ts';
import { privateKeyOf } from './signing-key.ts';

/** The service's own signing key, from its seed in Secrets Manager; one that took its place is in use minutes later. */
export const seededKey = (environment: Environment): (() => Promise<KeyObject>) => {
  const read = secretFields(environment, 'WEBHOOK_SIGNING_SECRET_ARN');
  let made: { readonly seed: string; readonly key: KeyObject } | undefined;
  return async () => {
    const { seed = '' } = await read();
    if (made?.seed !== seed) made = { seed, key: privateKeyOf(seed) };
    return made.key;
  };
};
