import { SQSClient } from '@aws-sdk/client-sqs';
import { required } from '../../shared/config.ts';
import { connectTable } from '../../shared/db/connect.ts';
import { s3ExportFiles } from '../../shared/exports/export-files.ts';
import { sqsExportQueue } from '../../shared/exports/export-queue.ts';
import { sqsImportQueue } from '../../shared/members/import-queue.ts';
import { logFailures } from '../../shared/queue/log-failures.ts';
import { worker } from '../../shared/worker.ts';
import { importContacts } from './import-contacts.ts';

const connect = () =>
  importContacts({
    db: connectTable(process.env),
    queue: sqsImportQueue(new SQSClient(), required(process.env, 'IMPORTS_QUEUE_URL')),
    exports: sqsExportQueue(new SQSClient(), required(process.env, 'IMPORTS_QUEUE_URL')),
    files: s3ExportFiles(process.env),
    failed: logFailures('a chunk was not imported, or an export did not go on'),
  });

export const handler = worker(connect);
