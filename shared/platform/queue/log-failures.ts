import { functionLog } from '../telemetry/log.ts';
import { reported } from '../telemetry/thread.ts';
import type { MessageFailed } from './messages.ts';

/** Logs each message that failed and will be retried, with what its work reported. */
export const logFailures = (what: string): MessageFailed => {
  const log = functionLog();
  return (messageId, error) => log.error(what, error, { messageId, ...reported() });
};
