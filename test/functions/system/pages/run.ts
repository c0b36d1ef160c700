import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './languages.ts';
import { matches } from './matches.ts';
import { blocksOf, type Page, root } from './page.ts';
import { outputsOf, programOf } from './program.ts';

const MAX_SECONDS = 300;

const has = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** Whether a reader's tools are installed. */
export const INSTALLED: Readonly<Record<Language, boolean>> = {
  ts: true,
  sh: has('bash', '--version') && has('curl', '--version') && has('jq', '--version'),
  python: has('python3', '--version'),
};

const COMMANDS: Readonly<Record<Language, readonly [file: string, command: string, ...args: string[]]>> = {
  ts: ['page.ts', process.execPath, '--conditions=hub-membership-service/source'],
  sh: ['page.sh', 'bash', '-euo', 'pipefail'],
  python: ['page.py', 'python3'],
};

/** A folder in the repository, where `hub-membership-service/client` is found, with hub.py and a command `npx hub`. */
const folderFor = (): string => {
  mkdirSync(join(root, '.build', 'pages'), { recursive: true });
  const folder = mkdtempSync(join(root, '.build', 'pages', 'run-'));
  mkdirSync(join(folder, 'bin'));
  const npx = join(folder, 'bin', 'npx');
  writeFileSync(npx, `#!/bin/sh\nshift\nexec '${process.execPath}' '${join(root, 'bin', 'hub.js')}' "$@"\n`);
  chmodSync(npx, 0o755);
  copyFileSync(join(root, 'infra', 'docs', 'hub.py'), join(folder, 'hub.py'));
  return folder;
};

interface Ended {
  readonly out: string;
  readonly err: string;
  readonly failed: boolean;
}

const execute = (language: Language, folder: string, api: string): Promise<Ended> => {
  const [file, command, ...args] = COMMANDS[language];
  const env = {
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    HOME: folder,
    LANG: 'C.UTF-8',
    API: api,
    HUB_API_URL: api,
    XDG_CONFIG_HOME: folder,
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const options = { cwd: folder, env, timeout: MAX_SECONDS * 1000, maxBuffer: 10_000_000 };
  return new Promise((resolve) => {
    const child = execFile(command, [...args, file], options, (error, out, err) =>
      resolve({ out, err: error?.killed ? `${err}\nStopped after ${MAX_SECONDS} seconds.` : err, failed: !!error }),
    );
    child.stdin?.end();
  });
};

export interface Run {
  /** What each block printed, with the line of its fence. */
  readonly blocks: readonly { readonly line: number; readonly printed: string }[];
  /** The first block that failed or printed something else than the page shows. */
  readonly problem?: string;
}

const problemOf = (page: Page, language: Language, { err, failed }: Ended, outputs: readonly string[]) => {
  const blocks = blocksOf(page, language);
  const named = (index: number) =>
    `${page.name}, ${language}, block ${index + 1} of ${blocks.length} (${page.file}:${blocks[index]?.line ?? 0})`;
  const ended = outputs.length - 1;
  const other = blocks.findIndex(
    ({ output }, index) => index < ended && output && !matches(outputs[index] ?? '', output),
  );
  if (other >= 0)
    return `${named(other)} printed:\n${outputs[other]}\n\nThe page shows:\n${blocks[other]?.output?.code}`;
  if (!failed && ended === blocks.length) return undefined;
  return `${named(Math.min(ended, blocks.length - 1))} failed:\n${err}\n${outputs.at(-1)}`;
};

/** Runs the blocks of one language of a page as a reader does, in an empty folder. */
export const runPage = async (page: Page, language: Language, api: string): Promise<Run> => {
  const folder = folderFor();
  try {
    writeFileSync(join(folder, COMMANDS[language][0]), programOf(page, language));
    const ended = await execute(language, folder, api);
    const outputs = outputsOf(ended.out);
    const problem = problemOf(page, language, ended, outputs);
    const blocks = blocksOf(page, language).map(({ line }, index) => ({ line, printed: outputs[index] ?? '' }));
    return { blocks, ...(problem && { problem: problem.replaceAll(`${folder}/`, '') }) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
