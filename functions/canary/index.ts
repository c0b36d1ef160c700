import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { readSecretVersion } from '../../shared/platform/aws/secret.ts';
import { required } from '../../shared/platform/runtime/config.ts';
import { functionLog } from '../../shared/platform/telemetry/log.ts';
import { inThread } from '../../shared/platform/telemetry/thread.ts';
import { originAt } from './origin.ts';
import { reportRun } from './report.ts';
import { runCanary } from './run.ts';

/** All requests of a run end before the function's timeout of 30 seconds, so that a run always reports. */
const RUN_MS = 25_000;

const clock = {
  now: () => Date.now(),
  wait: async (ms: number) => void (await setTimeout(ms)),
};

const run = async (): Promise<void> => {
  const started = clock.now();
  const { env } = process;
  const outcomes = await runCanary({
    secret: async () => (await readSecretVersion(env, required(env, 'CANARY_SECRET_ARN'), 'AWSCURRENT'))?.fields ?? {},
    origin: originAt(required(env, 'PUBLIC_ORIGIN'), AbortSignal.timeout(RUN_MS)),
    sendsEmail: env.CANARY_EMAIL === 'true',
    clock,
  });
  reportRun(functionLog(), outcomes, clock.now() - started);
};

/** Each run is a thread, with the id of its event. Its requests have the same id. */
export const handler = ({ id = randomUUID() }: { readonly id?: string } = {}): Promise<void> => inThread(id, run);
