import { readArguments } from '../infra/command-line/command-line.ts';
import { optionsOf, VERIFY } from './verify/command-line.ts';
import { journalFolder } from './verify/journal.ts';
import { verify } from './verify/verify.ts';

const options = readArguments(VERIFY, optionsOf);
let isStopped = false;
/* The first signal ends the checks and deletes the teams of the run; a second one ends the process. */
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    isStopped = true;
    console.error('Interrupted: deleting what the run created. Interrupt again to leave it to the next run.');
  });
const isTerminal = process.stderr.isTTY === true;
const clear = isTerminal ? '\r\u001b[2K' : '';
const report = await verify(options, {
  folder: journalFolder(process.env),
  terminal: {
    line: (text) => {
      if (clear) process.stderr.write(clear);
      console.log(text);
    },
    progress: (text) => {
      if (isTerminal) process.stderr.write(`${clear}… ${text}`);
    },
  },
  isStopped: () => isStopped,
  now: () => new Date(),
});
if (isTerminal) process.stderr.write(clear);
if (report.failed > 0 || report.left.length > 0 || isStopped) process.exitCode = 1;
