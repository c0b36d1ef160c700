import { aws } from './redrive/aws.ts';
import { command } from './redrive/command.ts';
import { redriveStream } from './redrive/replay.ts';

await command(
  'bin/redrive-stream.ts <url of RelayDeadLetters> <name of the relay function>',
  (queue, relay) => redriveStream(aws, queue, relay),
  ({ expired, failed, stopped }) => expired.length + failed.length === 0 && stopped === undefined,
);
