import { type InstanceLimit, instanceLimit } from './instance-limit.ts';

/** Instances over the whole stack: each takes about 30 MB. */
const USUAL_INSTANCES = 12;

/** An instance without events is ended after this time. The next event starts one again. */
const IDLE_MS = 20_000;
const CHECK_MS = 5_000;

interface StackLimit extends InstanceLimit {
  /** Ends all idle instances at once: those that provisioned the stack and created the demo are mostly not needed again. */
  readonly endIdle: () => void;
  readonly stop: () => void;
}

/** The limit of a stack, which ends idle instances until it is stopped. Those that `kept` has room for are not ended. */
export const startInstanceLimit = (kept?: number): StackLimit => {
  const limit = instanceLimit(kept ?? USUAL_INSTANCES);
  if (kept !== undefined) return { ...limit, endIdle: () => undefined, stop: () => undefined };
  const timer = setInterval(() => limit.endIdleSince(performance.now() - IDLE_MS), CHECK_MS);
  return { ...limit, endIdle: () => limit.endIdleSince(performance.now()), stop: () => clearInterval(timer) };
};
