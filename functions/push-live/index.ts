import { SQSClient } from '@aws-sdk/client-sqs';
import { pausedTeams } from '../../shared/accounts/teams/team-controls.ts';
import { sqsLiveQueue } from '../../shared/downstream/live/live-queue.ts';
import { apiSockets } from '../../shared/downstream/live/sockets.ts';
import { fileUrls } from '../../shared/media/files/file-urls.ts';
import { connectTable } from '../../shared/platform/db/connect.ts';
import { logFailures } from '../../shared/platform/queue/log-failures.ts';
import { required } from '../../shared/platform/runtime/config.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
import { pushLive } from './push-live.ts';

const connect = () => {
  const db = connectTable(process.env);
  return pushLive({
    db,
    sockets: apiSockets(process.env),
    files: fileUrls(process.env),
    isPaused: pausedTeams(db),
    queue: sqsLiveQueue(new SQSClient(), required(process.env, 'LIVE_QUEUE_URL')),
    now: () => new Date(),
    failed: logFailures('a live update was not sent'),
  });
};

export const handler = worker(connect);
