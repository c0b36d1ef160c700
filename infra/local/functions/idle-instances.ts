import { type InstanceLimit, instanceLimit } from './instance-limit.ts';

/** Instances over the whole stack: each takes about 30 MB. */
const MAX_INSTANCES = 16;

/** An instance without events is ended after this time. The next event starts one again. */
const IDLE_MS = 20_000;
const CHECK_MS = 5_000;

/** The limit of a stack, which ends idle instances until it is stopped. */
export const startInstanceLimit = (): InstanceLimit & { readonly stop: () => void } => {
  const limit = instanceLimit(MAX_INSTANCES);
  const timer = setInterval(() => limit.endIdleSince(performance.now() - IDLE_MS), CHECK_MS);
  return { ...limit, stop: () => clearInterval(timer) };
};
