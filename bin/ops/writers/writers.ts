import { usage } from '../../hub/exit.ts';
import { currentThrottles, lowerThrottles, restoreThrottles } from '../gateway/throttles.ts';
import type { Ops } from '../ops.ts';
import { disabledTriggers, isEnabled, isSettled, setEnabled, type Trigger, triggersOf } from './triggers.ts';

const POLL_MS = 2_000;
/** Mappings change within a minute. */
const MAX_POLLS = 150;

const settled = async ({ stage, wait, progress }: Ops, triggers: readonly Trigger[]): Promise<void> => {
  const bar = progress('triggers');
  try {
    for (let poll = 0; poll < MAX_POLLS; poll += 1) {
      const states = await Promise.all(triggers.map((one) => isSettled(stage, one)));
      const done = states.filter((one) => one).length;
      bar.at(done, triggers.length);
      if (done === triggers.length) return;
      await wait(POLL_MS);
    }
  } finally {
    bar.end();
  }
  throw new Error('Not all event source mappings changed in five minutes. Run the command again.');
};

const switchAll = async (ops: Ops, enabled: boolean): Promise<readonly Trigger[]> => {
  const triggers = await triggersOf(ops.stage);
  for (const trigger of triggers)
    if ((await isEnabled(ops.stage, trigger)) !== enabled) await setEnabled(ops.stage, trigger, enabled);
  await settled(ops, triggers);
  return triggers;
};

/** The longest time that a request or a worker that already runs continues. */
export const LONGEST_INVOCATION_MS = 35_000;

export interface GraceFlags {
  /** Seconds to wait for what runs. */
  readonly grace?: string;
}

export const GRACE = [
  '--grace <seconds>',
  `how long to wait for requests and workers that still run; by default ${LONGEST_INVOCATION_MS / 1000}`,
] as const;

const graceOf = ({ grace }: GraceFlags): number => {
  if (grace === undefined) return LONGEST_INVOCATION_MS;
  if (!/^\d{1,4}$/.test(grace)) throw usage('--grace is a number of seconds.');
  return Number(grace) * 1_000;
};

/**
 * Stops everything that writes to the table: requests, schedules, and the workers of queues and of the stream. Ends when
 * those that were running have ended. Messages wait in their queues, at most four days; callbacks of providers are
 * refused with 429, and providers send them again. Open WebSockets still write rows that expire within two hours: of
 * their connections, tickets and rate limits.
 */
export const stopWriters = async (ops: Ops<GraceFlags>): Promise<readonly Trigger[]> => {
  const grace = graceOf(ops.flags);
  await lowerThrottles(ops.stage, 0);
  const triggers = await switchAll(ops, false);
  if (grace > 0) {
    ops.say(`Waiting ${grace / 1000} seconds for the requests and workers that still run …`);
    await ops.wait(grace);
  }
  return triggers;
};

/** Whether anything may write to the table: a worker has a trigger, or the gateway lets requests through. */
export const mayWrite = async ({ stage }: Ops): Promise<boolean> => {
  const { DefaultRouteSettings, RouteSettings } = await currentThrottles(stage);
  const open = [DefaultRouteSettings, ...Object.values(RouteSettings)].some((one) => one.ThrottlingRateLimit !== 0);
  if (open) return true;
  return (await disabledTriggers(stage)).length < (await triggersOf(stage)).length;
};

/** Starts the workers first, then the requests. */
export const startWriters = async (ops: Ops): Promise<readonly Trigger[]> => {
  const triggers = await switchAll(ops, true);
  await restoreThrottles(ops.stage);
  return triggers;
};
