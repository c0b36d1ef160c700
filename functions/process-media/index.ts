import { SQSClient } from '@aws-sdk/client-sqs';
import { required } from '../../shared/config.ts';
import { connectTable } from '../../shared/db/connect.ts';
import { fileUrls } from '../../shared/media/file-urls.ts';
import { sqsMediaJobQueue } from '../../shared/media/media-jobs.ts';
import { logFailures } from '../../shared/queue/log-failures.ts';
import { mediaConvert } from '../../shared/transcoding/mediaconvert.ts';
import { assemblyAi } from '../../shared/transcription/assemblyai.ts';
import { transcriptionSecret } from '../../shared/transcription/transcription-secret.ts';
import { worker } from '../../shared/worker.ts';
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
