#!/usr/bin/env node
// Runs the client: as JavaScript where it is an installed package; from its sources in a checkout, on the Node that
// reads TypeScript, which is this one or, where this one is older, the one among the packages.
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
    return tooOld('none is among the packages.');
  }
};

const handOver = () => {
  const child = spawn(pinnedNode(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  // A signal of the terminal reaches both; the child says how it ends.
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  child.on('error', ({ message }) => tooOld(`the one among the packages does not start: ${message}`));
};

// Not every Node that runs the built one has a cache of what it compiled.
module.enableCompileCache?.();
if (!existsSync(sources)) await import(built);
else if (Number(process.versions.node.split('.')[0]) < 24) handOver();
else await import(sources);
