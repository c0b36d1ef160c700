import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../infra/local/free-port.ts';

export interface RunningStack {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Its output so far. */
  readonly printed: () => string;
  /** Ends it and returns the exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

interface Start {
  readonly folder: string;
  readonly port?: number;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Creates the demo hub when the stack is ready. */
  readonly demoHub?: boolean;
}

const root = join(import.meta.dirname, '..', '..', '..');

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'local-stack-'));

/** What the script `start` of package.json sets, and room for all functions, so that none is ended and started again. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', HUB_INSTANCES: '40' };

const spawnStack = ({
  folder,
  port,
  args = [],
  env,
  demoHub = false,
}: Start & { readonly port: number }): ChildProcess =>
  spawn(process.execPath, [join(root, 'bin', 'local.ts'), ...(demoHub ? [] : ['--bare']), ...args], {
    cwd: root,
    env: { ...process.env, ...ENVIRONMENT, PORT: String(port), HUB_DATA: folder, npm_lifecycle_event: 'test', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Runs the command until it accepts requests; throws its output if it ends before. */
export const startLocalStack = async (start: Start): Promise<RunningStack> => {
  const port = start.port ?? (await freePort());
  const child = spawnStack({ ...start, port });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      printed += chunk;
      if (/^Ready at /m.test(printed)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`exit code ${code}: ${printed}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    process: child,
    printed: () => printed,
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
        child.once('exit', resolve);
        child.kill(signal);
      }),
  };
};
