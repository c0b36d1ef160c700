import { Logger } from '@aws-lambda-powertools/logger';
import type { Policy } from './window.ts';

/** Called for each call that passed because the store was unavailable. */
export type Uncounted = (policy: Policy, error: unknown) => void;

/** The log message that an alarm counts. It names the policy, never the caller. */
export const NOT_COUNTED = 'a limit was not counted';

export const logUncounted: Uncounted = ({ name }, error) =>
  new Logger().error(NOT_COUNTED, { policy: name, error: error as Error });
