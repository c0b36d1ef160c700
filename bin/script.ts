import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { readArguments, UsageError } from '../infra/command-line/command-line.ts';
import type { Program } from '../infra/command-line/program.ts';
import { SCRIPTS } from './script/scripts.ts';

const [name = ''] = process.argv.slice(2);
const script = SCRIPTS[name];
const SELF: Program = {
  usage: "node bin/script.ts name 'command'",
  about: 'Runs the command of a script of package.json, which reads the arguments.',
};
const program = script ? { ...script, usage: name === 'test' ? 'npm test --' : `npm run ${name} --` } : SELF;

const [command, ...given] = readArguments(program, ([, line, ...args]) => {
  if (!script || line === undefined) throw new UsageError(`There is no script '${name}', or its command is missing.`);
  return [line, ...args] as const;
});

const child = spawn('/bin/sh', ['-c', `${command} "$@"`, 'sh', ...given], { stdio: 'inherit' });
/* The terminal signals both processes; the child decides the exit code. */
for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
