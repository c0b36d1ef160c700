import type { ClockOffset } from '../clock.ts';
import type { JsonObject } from '../json.ts';
import { type FunctionLog, type Instance, startInstance } from './instance.ts';
import type { InstanceLimit } from './instance-limit.ts';
import { type FunctionDefinition, FunctionError } from './invocation.ts';

/** A function with as many instances as its load requires. */
export interface FunctionPool {
  readonly definition: FunctionDefinition;
  readonly invoke: (event: JsonObject) => Promise<unknown>;
  /** Running and waiting invocations. */
  readonly busy: () => number;
  /** Lets the function have instances for the batches of a queue beside those of its other queues. */
  readonly reserve: (instances: number) => void;
  readonly stop: () => Promise<void>;
}

interface PoolOptions {
  readonly clock: ClockOffset;
  readonly log: FunctionLog;
  readonly maxInstances: number;
  /** The limit over all functions. A function may always have one instance, so that none waits for another function. */
  readonly limit: InstanceLimit;
}

/** Each event has an instance to itself: an idle one, else a new one, else the next that becomes idle. */
export const functionPool = (
  definition: FunctionDefinition,
  { clock, log, maxInstances, limit }: PoolOptions,
): FunctionPool => {
  const instances = new Set<Instance>();
  const idle: Instance[] = [];
  const waiting: ((instance: Instance) => void)[] = [];
  let busy = 0;
  let reserved = 0;
  let stopped = false;

  const start = (): Instance => {
    const instance = startInstance(definition, clock, log);
    instances.add(instance);
    limit.add(instance);
    return instance;
  };
  const forget = (instance: Instance): void => {
    instances.delete(instance);
    limit.remove(instance);
  };
  const rest = (instance: Instance): void => {
    idle.push(instance);
    limit.markIdle(instance, () => {
      idle.splice(idle.indexOf(instance), 1);
      instances.delete(instance);
      void instance.end();
    });
  };
  const acquire = (): Promise<Instance> | Instance => {
    const ready = idle.pop();
    if (ready) limit.markBusy(ready);
    if (ready?.isAlive()) return ready;
    if (ready) forget(ready);
    const hasRoom = instances.size < Math.max(maxInstances, reserved) && limit.makeRoom();
    if (hasRoom || instances.size === 0) return start();
    return new Promise((resolve) => waiting.push(resolve));
  };
  const release = (instance: Instance): void => {
    const next = waiting.shift();
    if (instance.isAlive()) {
      if (next) next(instance);
      else rest(instance);
      return;
    }
    forget(instance);
    if (next) next(start());
  };

  return {
    definition,
    busy: () => busy,
    reserve(count) {
      reserved += count;
    },
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
      for (const instance of instances) limit.remove(instance);
    },
  };
};
