import { createInterface } from 'node:readline';
import { startQueues } from '../../../../infra/local/engines/queues.ts';

/** A process with the queues of a folder; it runs the operation of each line of its input. */
const queues = await startQueues(process.argv[2] ?? '');
for await (const line of createInterface({ input: process.stdin })) {
  const [operation, input] = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(await queues.call(operation, input))}\n`);
}
