/** Resolves after `ms` milliseconds. `node:timers/promises` would be one more module to load. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
