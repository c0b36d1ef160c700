import { SQSClient } from '@aws-sdk/client-sqs';
import { fileUrls } from '../../shared/media/files/file-urls.ts';
import { sqsMediaJobQueue } from '../../shared/media/media/media-jobs.ts';
import { TRANSCODING_CLIENTS } from '../../shared/media/transcoding/clients.ts';
import { TRANSCRIPTION_CLIENTS } from '../../shared/media/transcription/clients.ts';
import { connectAll } from '../../shared/platform/aws/connect-all.ts';
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
    transcription: connectAll(TRANSCRIPTION_CLIENTS, process.env),
    transcoding: connectAll(TRANSCODING_CLIENTS, process.env),
    failed: logFailures('a media was not worked on'),
  });

export const handler = worker(connect);
