const FIRST_MS = 60_000;
const MAX_MS = 6 * 60 * FIRST_MS;

/** Returns the delay in ms after `failures` consecutive failures: one minute, doubled each time, at most six hours. */
export const backoffMs = (failures: number): number => Math.min(FIRST_MS * 2 ** (failures - 1), MAX_MS);
