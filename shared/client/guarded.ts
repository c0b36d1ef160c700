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
