import { Logger } from '@aws-lambda-powertools/logger';
import { SQSClient } from '@aws-sdk/client-sqs';
import { required } from '../../shared/config.ts';
import { dynamoClient } from '../../shared/db/client.ts';
import { table } from '../../shared/db/table.ts';
import { fileUrls } from '../../shared/media/file-urls.ts';
import { sqsMediaJobQueue } from '../../shared/media/media-jobs.ts';
import type { QueueEvent } from '../../shared/queue/messages.ts';
import { mediaConvert } from '../../shared/transcoding/mediaconvert.ts';
import { assemblyAi } from '../../shared/transcription/assemblyai.ts';
import { transcriptionSecret } from '../../shared/transcription/transcription-secret.ts';
import { processMedia } from './process-media.ts';

const connect = () => {
  const logger = new Logger();
  return processMedia({
    db: table(dynamoClient(), required(process.env, 'TABLE_NAME')),
    now: () => new Date(),
    files: fileUrls(process.env),
    queue: sqsMediaJobQueue(new SQSClient(), required(process.env, 'MEDIA_JOBS_QUEUE_URL')),
    transcription: assemblyAi(process.env, transcriptionSecret(process.env)),
    transcoding: mediaConvert(process.env),
    failed: (messageId, error) => logger.error('a media was not worked on', { messageId, error: error as Error }),
  });
};

let connected: ReturnType<typeof connect> | undefined;

export const handler = (event: QueueEvent) => {
  connected ??= connect();
  return connected(event);
};
