/**
 * The longest that a queue keeps a message back, in ms (SQS, `DelaySeconds`). What waits longer waits for the sweep.
 */
export const MAX_DELAY = 900_000;

/** The seconds that a queue keeps a message back which is wanted at a moment: at once, where there is none. */
export const delayUntil = (moment: string | null, now: Date): number => {
  const wait = moment === null ? 0 : Date.parse(moment) - now.getTime();
  return Math.ceil(Math.min(Math.max(wait, 0), MAX_DELAY) / 1000);
};
