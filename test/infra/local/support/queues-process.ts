import { createInterface } from 'node:readline';
import { startQueues } from '../../../../infra/local/engines/queues.ts';

/** A process that holds the queues of the folder it is given, and does there what each line of its input says. */
const queues = await startQueues(process.argv[2] ?? '');
for await (const line of createInterface({ input: process.stdin })) {
  const [operation, input] = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(await queues.call(operation, input))}\n`);
}
