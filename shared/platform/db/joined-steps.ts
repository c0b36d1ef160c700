import type { FailedStep, Step } from './transaction.ts';

const JOINED = 'joined';

/** The steps of a write that is made together with a change. If one of them fails, the change is not repeated. */
export const joined = (steps: readonly Step[]): readonly Step[] => steps.map((step) => ({ ...step, label: JOINED }));

export const hasJoinedFailed = (failed: readonly FailedStep[]): boolean => failed.some(({ label }) => label === JOINED);
