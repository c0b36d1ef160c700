import { Logger } from '@aws-lambda-powertools/logger';
import { required } from '../../shared/config.ts';
import { dynamoClient } from '../../shared/db/client.ts';
import { table } from '../../shared/db/table.ts';
import { effectsOf } from './effects.ts';
import { processCallbacks, type QueueEvent } from './process-callbacks.ts';

const connect = () => {
  const logger = new Logger();
  return processCallbacks({
    db: table(dynamoClient(), required(process.env, 'TABLE_NAME')),
    now: () => new Date(),
    effects: effectsOf(process.env),
    failed: (messageId, error) => logger.error('a callback was not processed', { messageId, error: error as Error }),
  });
};

let connected: ReturnType<typeof connect> | undefined;

export const handler = (event: QueueEvent) => {
  connected ??= connect();
  return connected(event);
};
