/** Runs jobs side by side to their ends; what failed is thrown once the others have ended. */
export const allJobs = async (jobs: readonly Promise<unknown>[]): Promise<void> => {
  const ended = await Promise.allSettled(jobs);
  const failed = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (failed.length > 0) throw new AggregateError(failed, 'Not all that was due was done');
};
