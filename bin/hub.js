#!/usr/bin/env node
// Runs the client on the Node that reads TypeScript: this one, or, where this one is older, the one among the packages.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('hub.ts', import.meta.url));

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

/** Node reads no TypeScript below node_modules; as an installed package, the client reads its own. */
const readOwnTypeScript = () => {
  const own = new URL('../', import.meta.url).href;
  const load = (url, context, next) => {
    if (!url.startsWith(own) || !url.endsWith('.ts')) return next(url, context);
    const source = module.stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
    return { format: 'module', source, shortCircuit: true };
  };
  // That reading it is an experiment of Node is nothing that users can do about.
  process.removeAllListeners('warning');
  module.registerHooks({ load });
};

if (Number(process.versions.node.split('.')[0]) < 24) handOver();
else {
  module.enableCompileCache();
  if (script.includes(`${sep}node_modules${sep}`)) readOwnTypeScript();
  await import(script);
}
