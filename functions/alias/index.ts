import { LambdaClient } from '@aws-sdk/client-lambda';
import { required } from '../../shared/platform/runtime/config.ts';
import { functionLog } from '../../shared/platform/telemetry/log.ts';
import { alias } from './alias.ts';
import { lambdaInvoke } from './invoke.ts';
import { ownerOf, readOwners } from './owners.ts';

const log = functionLog();
let started: ReturnType<typeof alias> | undefined;

const start = () =>
  alias({
    ownerOf: ownerOf(readOwners(import.meta.dirname)),
    // Calls are not retried: only the client knows whether the request is safe to repeat.
    invoke: lambdaInvoke(new LambdaClient({ maxAttempts: 1 }), JSON.parse(required(process.env, 'FUNCTION_NAMES'))),
    environment: process.env,
    failed: (owner, error) => log.error('not answered', error, { owner }),
  });

export const handler: ReturnType<typeof alias> = (event) => {
  started ??= start();
  return started(event);
};
