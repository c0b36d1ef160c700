import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { ClockOffset } from '../clock.ts';
import type { JsonObject } from '../json.ts';
import { bootstrapFile } from './bootstrap-file.ts';
import {
  type Assignment,
  type FunctionDefinition,
  FunctionError,
  type Invocation,
  type Outcome,
} from './invocation.ts';

/** Receives the output of a function. */
export type FunctionLog = (functionName: string, text: string) => void;

/** An execution environment. It handles one event at a time and ends after a failure. */
export interface Instance {
  readonly invoke: (event: JsonObject) => Promise<unknown>;
  readonly isAlive: () => boolean;
  readonly end: () => Promise<unknown>;
}

/** V8 keeps three times 16 MB of garbage for each isolate by default. */
const YOUNG_GENERATION_MB = 6;

const environmentOf = (definition: FunctionDefinition): Record<string, string> => ({
  AWS_LAMBDA_FUNCTION_NAME: definition.name,
  AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(definition.memoryMegabytes),
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
  LAMBDA_TASK_ROOT: definition.folder,
  _HANDLER: definition.handler,
  ...definition.environment,
});

export const startInstance = (definition: FunctionDefinition, clock: ClockOffset, log: FunctionLog): Instance => {
  const workerData: Assignment = { folder: definition.folder, handler: definition.handler, clock };
  const worker = new Worker(bootstrapFile(), {
    workerData,
    env: environmentOf(definition),
    resourceLimits: {
      maxOldGenerationSizeMb: definition.memoryMegabytes,
      maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
    },
    stdout: true,
    stderr: true,
  });
  for (const output of [worker.stdout, worker.stderr])
    output.on('data', (chunk) => log(definition.name, String(chunk)));
  let alive = true;
  let fail: (error: FunctionError) => void = () => undefined;
  const die = (type: string, message: string) => {
    if (alive) log(definition.name, `${type}: ${message}\n`);
    alive = false;
    fail(new FunctionError(type, message));
  };
  worker.on('error', (error) =>
    die('Runtime.UnhandledError', error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  worker.on('exit', () => die('Runtime.ExitError', 'The runtime exited without providing a reason'));

  /** The timeout starts after the bundle is loaded, as in Lambda. */
  const loaded = new Promise((resolve) => worker.once('message', resolve));

  const deliver = (invocation: Invocation): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      fail = (error) => {
        clearTimeout(timer);
        reject(error);
      };
      const seconds = definition.timeoutMilliseconds / 1000;
      void loaded.then(() => {
        timer = setTimeout(() => {
          die('Sandbox.Timedout', `Task timed out after ${seconds.toFixed(2)} seconds`);
          void worker.terminate();
        }, definition.timeoutMilliseconds);
        worker.once('message', (outcome: Outcome) => {
          clearTimeout(timer);
          resolve(outcome);
        });
        worker.postMessage(invocation);
      });
    });

  return {
    isAlive: () => alive,
    async end() {
      alive = false;
      return worker.terminate();
    },
    async invoke(event) {
      if (!alive) throw new FunctionError('Runtime.ExitError', 'The instance has exited');
      const { name: functionName, arn: functionArn, memoryMegabytes, timeoutMilliseconds } = definition;
      const call = { functionName, functionArn, memoryMegabytes, timeoutMilliseconds };
      const outcome = await deliver({ requestId: randomUUID(), event: JSON.stringify(event), ...call });
      if (outcome.ok) return JSON.parse(outcome.result);
      log(functionName, `${outcome.trace || `${outcome.type}: ${outcome.message}`}\n`);
      throw new FunctionError(outcome.type, outcome.message);
    },
  };
};
