import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { followClock } from '../clock.ts';
import type { Assignment, Invocation, Outcome } from './invocation.ts';

type Handler = (event: unknown, context: unknown) => unknown;

const { folder, handler, clock }: Assignment = workerData;
followClock(clock);

const contextOf = ({ requestId, functionName, functionArn, memoryMegabytes, timeoutMilliseconds }: Invocation) => {
  const deadline = performance.now() + timeoutMilliseconds;
  return {
    awsRequestId: requestId,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: functionArn,
    memoryLimitInMB: String(memoryMegabytes),
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: requestId,
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, Math.round(deadline - performance.now())),
  };
};

const load = (): Handler => {
  const [file = 'index', name = 'handler'] = handler.split('.');
  const path = join(folder, `${file}.js`);
  const exported: Record<string, Handler> = createRequire(path)(path);
  const found = exported[name];
  if (typeof found !== 'function') throw new Error(`${handler} is not exported by ${path}`);
  return found;
};

const run = load();
parentPort?.postMessage('loaded');

const outcomeOf = async (invocation: Invocation): Promise<Outcome> => {
  try {
    const result = await run(JSON.parse(invocation.event), contextOf(invocation));
    return { ok: true, result: JSON.stringify(result) ?? 'null' };
  } catch (error) {
    if (!(error instanceof Error)) return { ok: false, type: 'Error', message: String(error), trace: '' };
    return { ok: false, type: error.name, message: error.message, trace: error.stack ?? '' };
  }
};

parentPort?.on('message', async (invocation: Invocation) => parentPort?.postMessage(await outcomeOf(invocation)));
