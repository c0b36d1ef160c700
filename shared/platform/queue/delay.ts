/** The longest delay of an SQS message (`DelaySeconds`), in ms. The sweep handles longer waits. */
export const MAX_DELAY = 900_000;

/** How long a message waits before it is looked at again while its team is paused. */
export const HOLD_SECONDS = MAX_DELAY / 1000;

/** Returns the delay in seconds until a moment, at most 900; 0 if there is none. */
export const delayUntil = (moment: string | null, now: Date): number => {
  const wait = moment === null ? 0 : Date.parse(moment) - now.getTime();
  return Math.ceil(Math.min(Math.max(wait, 0), MAX_DELAY) / 1000);
};
