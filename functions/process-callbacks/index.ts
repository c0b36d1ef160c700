import { queuedCallback } from '../../shared/delivery/email/reports.ts';
import { connectTable } from '../../shared/platform/db/connect.ts';
import { logFailures } from '../../shared/platform/queue/log-failures.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
import { effectsOf } from './effects.ts';
import { processCallbacks } from './process-callbacks.ts';

const connect = () =>
  processCallbacks({
    db: connectTable(process.env),
    now: () => new Date(),
    effects: effectsOf(process.env),
    queuedCallback: (body) => queuedCallback(body, process.env),
    failed: logFailures('a callback was not processed'),
  });

export const handler = worker(connect);
