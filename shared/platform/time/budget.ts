/** How long a worker begins more work, well within its thirty seconds: another invocation does the rest. */
export const BUDGET_MS = 15_000;

/** Starts the time of an invocation; the answer tells whether any of it is left. */
export const startBudget = (clock: () => number = () => performance.now()): (() => boolean) => {
  const until = clock() + BUDGET_MS;
  return () => clock() < until;
};
