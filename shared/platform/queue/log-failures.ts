import { Logger } from '@aws-lambda-powertools/logger';
import type { MessageFailed } from './messages.ts';

/** Logs each message that failed and will be retried. */
export const logFailures = (what: string): MessageFailed => {
  const logger = new Logger();
  return (messageId, error) => logger.error(what, { messageId, error: error as Error });
};
