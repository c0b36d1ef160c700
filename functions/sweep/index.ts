import { SQSClient } from '@aws-sdk/client-sqs';
import { connectTable } from '../../shared/platform/db/connect.ts';
import { required } from '../../shared/platform/runtime/config.ts';
import { scheduled } from '../../shared/platform/schedule/scheduled.ts';
import { sqsDeadLetterCount } from './dead-letter-count.ts';
import { sweep } from './sweep.ts';

const connect = () =>
  sweep(connectTable(process.env), sqsDeadLetterCount(new SQSClient(), required(process.env, 'DEAD_LETTER_QUEUES')));

export const handler = scheduled('sweep', connect);
