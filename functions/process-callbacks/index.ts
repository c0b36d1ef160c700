import { sesMessage } from '../../shared/delivery/email/ses/callbacks.ts';
import { connectTable } from '../../shared/platform/db/connect.ts';
import { logFailures } from '../../shared/platform/queue/log-failures.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
import { effectsOf } from './effects.ts';
import { processCallbacks, type ToldDirectly } from './process-callbacks.ts';

/** SES's events come from their topic straight into the queue; everybody else's are recorded by the receiver. */
const told = (body: string): ToldDirectly | undefined => {
  const callback = sesMessage(body, process.env.EMAIL_EVENTS_TOPIC_ARN ?? '');
  return callback && { provider: 'ses', callback };
};

const connect = () =>
  processCallbacks({
    db: connectTable(process.env),
    now: () => new Date(),
    effects: effectsOf(process.env),
    told,
    failed: logFailures('a callback was not processed'),
  });

export const handler = worker(connect);
