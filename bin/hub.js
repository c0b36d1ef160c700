#!/usr/bin/env node
// Runs the client: the built JavaScript in an installed package, or the TypeScript sources in a clone. If this Node is
// too old for TypeScript, it starts the one that npm installed. Operator commands are only in a clone: they need the
// AWS SDK and the settings of the stages, which the package does not have.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = new URL('hub.ts', import.meta.url);
const built = new URL('../dist/hub.js', import.meta.url);

const tooOld = (reason) => {
  process.stderr.write(`error: hub needs Node 24 or newer; this is ${process.version}, and ${reason}\n`);
  process.exit(1);
};

const pinnedNode = () => {
  try {
    const manifest = createRequire(import.meta.url).resolve('node/package.json');
    return join(dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  } catch {
    return tooOld('the packages contain none. Run npm ci.');
  }
};

const handOver = () => {
  const child = spawn(pinnedNode(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  // The terminal signals both processes; the child decides the exit code.
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  child.on('error', ({ message }) => tooOld(`the installed one does not start: ${message}`));
};

const isOperator = process.argv[2] === 'ops';
const operator = new URL('ops.ts', import.meta.url);

// Node 20 has no compile cache.
module.enableCompileCache?.();
if (!existsSync(sources)) {
  if (isOperator) {
    process.stderr.write('error: hub ops runs in a clone of the repository, after npm ci\n');
    process.exit(2);
  }
  await import(built);
} else if (Number(process.versions.node.split('.')[0]) < 24) handOver();
else await import(isOperator ? operator : sources);
