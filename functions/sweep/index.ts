import { SQSClient } from '@aws-sdk/client-sqs';
import { required } from '../../shared/config.ts';
import { connectTable } from '../../shared/db/connect.ts';
import { scheduled } from '../../shared/worker.ts';
import { sqsCount } from './count-messages.ts';
import { sweep } from './sweep.ts';

const connect = () =>
  sweep(connectTable(process.env), sqsCount(new SQSClient(), required(process.env, 'DEAD_LETTER_QUEUES')));

export const handler = scheduled(connect);
