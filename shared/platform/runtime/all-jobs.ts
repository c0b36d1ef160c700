/** Waits for all jobs; then throws the errors of those that failed. */
export const allJobs = async (jobs: readonly Promise<unknown>[]): Promise<void> => {
  const results = await Promise.allSettled(jobs);
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failed.length > 0) throw new AggregateError(failed, 'Some jobs failed');
};
