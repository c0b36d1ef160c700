import { Logger } from '@aws-lambda-powertools/logger';
import type { Policy } from './window.ts';

/** Told of each call that passed because it could not be counted. */
export type Uncounted = (policy: Policy, error: unknown) => void;

/** What an alarm counts in the logs. It names the limit, and nobody whom it limits. */
export const UNCOUNTED = 'a limit was not counted';

export const logUncounted: Uncounted = ({ name }, error) =>
  new Logger().error(UNCOUNTED, { policy: name, error: error as Error });
