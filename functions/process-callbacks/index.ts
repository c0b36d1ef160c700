import { connectTable } from '../../shared/db/connect.ts';
import { logFailures } from '../../shared/queue/log-failures.ts';
import { worker } from '../../shared/worker.ts';
import { effectsOf } from './effects.ts';
import { processCallbacks } from './process-callbacks.ts';

const connect = () =>
  processCallbacks({
    db: connectTable(process.env),
    now: () => new Date(),
    effects: effectsOf(process.env),
    failed: logFailures('a callback was not processed'),
  });

export const handler = worker(connect);
