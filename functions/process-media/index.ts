import { SQSClient } from '@aws-sdk/client-sqs';
import { fileUrls } from '../../shared/media/files/file-urls.ts';
import { sqsMediaJobQueue } from '../../shared/media/media/media-jobs.ts';
import { mediaConvert } from '../../shared/media/transcoding/mediaconvert/client.ts';
import { assemblyAi } from '../../shared/media/transcription/assemblyai/client.ts';
import { transcriptionSecret } from '../../shared/media/transcription/assemblyai/secret.ts';
import { connectTable } from '../../shared/platform/db/connect.ts';
import { logFailures } from '../../shared/platform/queue/log-failures.ts';
import { required } from '../../shared/platform/runtime/config.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
import { processMedia } from './process-media.ts';

const connect = () =>
  processMedia({
    db: connectTable(process.env),
    now: () => new Date(),
    files: fileUrls(process.env),
    queue: sqsMediaJobQueue(new SQSClient(), required(process.env, 'MEDIA_JOBS_QUEUE_URL')),
    transcription: assemblyAi(process.env, transcriptionSecret(process.env)),
    transcoding: mediaConvert(process.env),
    failed: logFailures('a media was not worked on'),
  });

export const handler = worker(connect);
