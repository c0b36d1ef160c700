import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs an AWS CLI command and returns its JSON output. */
export type Aws = (args: readonly string[]) => Promise<unknown>;

const run = promisify(execFile);

/** The AWS CLI. Payloads and function results are passed as files. */
export const aws: Aws = async (args) => {
  const folder = await mkdtemp(join(tmpdir(), 'aws-'));
  try {
    const [sent, answer] = [join(folder, 'payload'), join(folder, 'answer')];
    const at = args.indexOf('--payload') + 1;
    if (at > 0) await writeFile(sent, args[at] ?? '', { mode: 0o600 });
    const cliArgs = at > 0 ? [...args.slice(0, at), `file://${sent}`, answer] : [...args, '--output', 'json'];
    const { stdout } = await run('aws', cliArgs, { maxBuffer: 64 * 1024 * 1024 });
    const text = at > 0 ? await readFile(answer, 'utf8') : stdout;
    return text.trim() === '' ? undefined : JSON.parse(text);
  } finally {
    await rm(folder, { recursive: true });
  }
};
