/** An error of the site's own code is reported as an uncaught error, and ends nothing here. */
export const guarded = (work: () => void): void => {
  try {
    work();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
};

/** The result of something that a platform can refuse; undefined if it does. */
export const attempted = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
