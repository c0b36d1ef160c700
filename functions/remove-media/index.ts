import { Logger } from '@aws-lambda-powertools/logger';
import { required } from '../../shared/config.ts';
import { dynamoClient } from '../../shared/db/client.ts';
import { table } from '../../shared/db/table.ts';
import { s3ObjectStore } from '../../shared/media/object-store.ts';
import type { QueueEvent } from '../../shared/queue/messages.ts';
import { removeMedia } from './remove-media.ts';

const connect = () => {
  const logger = new Logger();
  return removeMedia({
    db: table(dynamoClient(), required(process.env, 'TABLE_NAME')),
    objects: s3ObjectStore(process.env),
    failed: (messageId, error) => logger.error('something was not removed', { messageId, error: error as Error }),
  });
};

let connected: ReturnType<typeof connect> | undefined;

export const handler = (event: QueueEvent) => {
  connected ??= connect();
  return connected(event);
};
