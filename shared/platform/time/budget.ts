/** How long a worker starts new work, well within its timeout of thirty seconds. A later invocation continues. */
export const BUDGET_MS = 15_000;

/** Starts the time budget of an invocation. The returned function returns whether time is left. */
export const startBudget = (clock: () => number = () => performance.now()): (() => boolean) => {
  const until = clock() + BUDGET_MS;
  return () => clock() < until;
};
