import type { ClockOffset } from '../clock.ts';
import type { JsonObject } from '../json.ts';
import { type FunctionLog, type Instance, startInstance } from './instance.ts';
import { type FunctionDefinition, FunctionError } from './invocation.ts';

/** A function with as many instances as its load requires. */
export interface FunctionPool {
  readonly definition: FunctionDefinition;
  readonly invoke: (event: JsonObject) => Promise<unknown>;
  /** Running and waiting invocations. */
  readonly busy: () => number;
  readonly stop: () => Promise<void>;
}

interface PoolOptions {
  readonly clock: ClockOffset;
  readonly log: FunctionLog;
  readonly maxInstances: number;
}

/** Each event has an instance to itself: an idle one, else a new one, else the next that becomes idle. */
export const functionPool = (
  definition: FunctionDefinition,
  { clock, log, maxInstances: most }: PoolOptions,
): FunctionPool => {
  const instances = new Set<Instance>();
  const idle: Instance[] = [];
  const waiting: ((instance: Instance) => void)[] = [];
  let busy = 0;
  let stopped = false;

  const start = (): Instance => {
    const instance = startInstance(definition, clock, log);
    instances.add(instance);
    return instance;
  };
  const acquire = (): Promise<Instance> | Instance => {
    const ready = idle.pop();
    if (ready?.isAlive()) return ready;
    if (ready) instances.delete(ready);
    if (instances.size < most) return start();
    return new Promise((resolve) => waiting.push(resolve));
  };
  const release = (instance: Instance): void => {
    const next = waiting.shift();
    if (instance.isAlive()) {
      if (next) next(instance);
      else idle.push(instance);
      return;
    }
    instances.delete(instance);
    if (next) next(start());
  };

  return {
    definition,
    busy: () => busy,
    async invoke(event) {
      if (stopped) throw new FunctionError('Runtime.Stopped', 'The local stack is stopping');
      busy += 1;
      try {
        const instance = await acquire();
        try {
          return await instance.invoke(event);
        } finally {
          release(instance);
        }
      } finally {
        busy -= 1;
      }
    },
    async stop() {
      stopped = true;
      await Promise.all([...instances].map((instance) => instance.end()));
    },
  };
};
