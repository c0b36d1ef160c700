#!/usr/bin/env node
// Runs the client on the Node that reads TypeScript: this one, or, where this one is older, the one among the packages.
import { spawn } from 'node:child_process';
import module, { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('hub.ts', import.meta.url));

const pinnedNode = () => {
  const manifest = createRequire(import.meta.url).resolve('node/package.json');
  return join(dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
};

const handOver = () => {
  const child = spawn(pinnedNode(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  // A signal of the terminal reaches both; the child says how it ends.
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  child.on('error', (error) => {
    process.stderr.write(`hub needs Node 24: ${error.message}\n`);
    process.exit(1);
  });
};

if (Number(process.versions.node.split('.')[0]) < 24) handOver();
else {
  module.enableCompileCache();
  await import(script);
}
