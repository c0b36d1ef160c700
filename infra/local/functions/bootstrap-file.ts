import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const SOURCES = ['functions/bootstrap.ts', 'clock.ts'].map((name) => join(import.meta.dirname, '..', name));
const FOLDER = join(import.meta.dirname, '..', '..', '..', '.build', 'local-bootstrap');

const build = (file: string): void => {
  const { buildSync }: typeof import('esbuild') = createRequire(import.meta.url)('esbuild');
  const [entry = ''] = SOURCES;
  const built = buildSync({ entryPoints: [entry], bundle: true, platform: 'node', format: 'cjs', write: false });
  mkdirSync(FOLDER, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, built.outputFiles[0]?.text ?? '');
  renameSync(unfinished, file);
};

let found: string | undefined;

/**
 * The file that each thread runs, as JavaScript. A thread that runs TypeScript loads a compiler, which takes as much
 * memory again. It is rebuilt only after a change.
 */
export const bootstrapFile = (): string => {
  if (found) return found;
  const hash = createHash('sha256');
  for (const source of SOURCES) hash.update(readFileSync(source)).update('\0');
  const file = join(FOLDER, `${hash.digest('hex').slice(0, 16)}.cjs`);
  if (!existsSync(file)) build(file);
  found = file;
  return file;
};
