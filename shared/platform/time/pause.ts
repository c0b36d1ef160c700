/** Ends after so many milliseconds. `node:timers/promises` does the same, and would have to be loaded first. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
