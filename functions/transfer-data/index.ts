import { SQSClient } from '@aws-sdk/client-sqs';
import { s3ExportFiles } from '../../shared/downstream/exports/export-files.ts';
import { sqsExportQueue } from '../../shared/downstream/exports/export-queue.ts';
import { sqsImportQueue } from '../../shared/hubs/imports/import-queue.ts';
import { connectTable } from '../../shared/platform/db/connect.ts';
import { logFailures } from '../../shared/platform/queue/log-failures.ts';
import { required } from '../../shared/platform/runtime/config.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
import { transferData } from './transfer-data.ts';

const connect = () => {
  const sqs = new SQSClient();
  const url = required(process.env, 'TRANSFERS_QUEUE_URL');
  return transferData({
    db: connectTable(process.env),
    queue: sqsImportQueue(sqs, url),
    exports: sqsExportQueue(sqs, url),
    files: s3ExportFiles(process.env),
    failed: logFailures('a chunk was not imported, or an export did not continue'),
  });
};

export const handler = worker(connect);
