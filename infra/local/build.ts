import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sourceHash, templateSources } from '../bundle/source-hash.ts';

const root = join(import.meta.dirname, '..', '..');
const outputs = join(root, '.build', 'local');
const MAX_TEMPLATES = 4;

/** A hash of the sources of a template, and of the table that it adopts. */
const inputs = (table = ''): string => {
  const hash = createHash('sha256').update(sourceHash(root)).update(table);
  for (const file of [...templateSources(root), 'cdk.json', 'package.json'])
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
};

/** Deletes all but the newest templates. An older one may be in use by another stack. */
const prune = async (): Promise<void> => {
  const folders = readdirSync(outputs).map((name) => join(outputs, name));
  const byAge = folders.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  await Promise.all(byAge.slice(MAX_TEMPLATES).map((folder) => rm(folder, { recursive: true, force: true })));
};

const synthesize = async (folder: string, table: string | undefined): Promise<void> => {
  const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8'));
  const env = { ...process.env, CDK_OUTDIR: folder, CDK_CONTEXT_JSON: JSON.stringify(context), HUB_TABLE: table ?? '' };
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'synthesize.ts')], { cwd: root, env }).catch(
    (error) => {
      throw new Error(`The stack does not synthesize.\n${error.stderr || error.message}`);
    },
  );
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'commonjs' }));
};

/** The folder of the synthesized app, bundled for this machine. It is rebuilt only after a change. */
export const synthesized = async (log: (line: string) => void, table?: string): Promise<string> => {
  const folder = join(outputs, inputs(table));
  if (existsSync(folder)) return folder;
  log('Bundling the functions and synthesizing the stack …');
  await mkdir(outputs, { recursive: true });
  const unfinished = `${folder}-${process.pid}`;
  await synthesize(unfinished, table);
  await rename(unfinished, folder).catch((error) => {
    if (!existsSync(folder)) throw error;
  });
  await prune();
  return folder;
};
