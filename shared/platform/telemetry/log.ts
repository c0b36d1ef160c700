import { Logger } from '@aws-lambda-powertools/logger';
import { embedded } from './embedded.ts';
import { threadFields } from './thread.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Writes structured log lines. */
export interface Log {
  info(message: string, fields: Fields): void;
  error(message: string, error: unknown, fields?: Fields): void;
}

/**
 * The log of a function. Every line has the request id of its thread, and the metrics among its fields. As the logger
 * itself does, it reads the environment when a line is written.
 */
export const functionLog = (): Log => {
  const logger = new Logger();
  return {
    info: (message, fields) => logger.info(message, embedded({ ...threadFields(), ...fields }, process.env)),
    error: (message, error, fields) =>
      logger.error(message, { ...embedded({ ...threadFields(), ...fields }, process.env), error: error as Error }),
  };
};
