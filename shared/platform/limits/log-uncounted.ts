import { count } from '../telemetry/embedded.ts';
import { functionLog } from '../telemetry/log.ts';
import type { Policy } from './window.ts';

/** Called for each call that passed because the store was unavailable. */
export type Uncounted = (policy: Policy, error: unknown) => void;

/** Logs and counts a limit that was not counted. The line names the policy, never the caller. */
export const logUncounted: Uncounted = ({ name }, error) => {
  count('LimitsOpen');
  functionLog().error('a limit was not counted', error, { policy: name });
};
