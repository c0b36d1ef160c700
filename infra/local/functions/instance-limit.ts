import type { Instance } from './instance.ts';

/** The instances of all functions of a stack. */
export interface InstanceLimit {
  readonly add: (instance: Instance) => void;
  readonly remove: (instance: Instance) => void;
  /** The instance has no event. `end` is called if the stack needs its place, or after it was idle for long. */
  readonly markIdle: (instance: Instance, end: () => void) => void;
  readonly markBusy: (instance: Instance) => void;
  /**
   * Makes room for one more instance by ending the one that is idle for longest. False if all are busy, or
   * became idle less than two seconds ago: to start an instance again takes longer than to wait for one.
   */
  readonly makeRoom: () => boolean;
  /** Ends the instances that are idle since the time or longer. */
  readonly endIdleSince: (time: number) => void;
}

/** An instance that is idle for less is likely to get the next event. */
const REST_MS = 2_000;

interface Idle {
  readonly since: number;
  readonly end: () => void;
}

export const instanceLimit = (max: number, now: () => number = () => performance.now()): InstanceLimit => {
  const all = new Set<Instance>();
  /** Longest idle first. */
  const idle = new Map<Instance, Idle>();
  const end = (instance: Instance, { end }: Idle): void => {
    idle.delete(instance);
    all.delete(instance);
    end();
  };
  return {
    add: (instance) => void all.add(instance),
    remove(instance) {
      all.delete(instance);
      idle.delete(instance);
    },
    markIdle: (instance, end) => void idle.set(instance, { since: now(), end }),
    markBusy: (instance) => void idle.delete(instance),
    makeRoom() {
      const [oldest] = idle;
      if (all.size >= max && oldest && oldest[1].since <= now() - REST_MS) end(...oldest);
      return all.size < max;
    },
    endIdleSince(time) {
      for (const [instance, one] of [...idle]) if (one.since <= time) end(instance, one);
    },
  };
};
