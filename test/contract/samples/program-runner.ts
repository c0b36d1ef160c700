import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

type Environment = Readonly<Record<string, string>>;

/** Runs programs of one language one after the other, and returns the values that each printed. */
export interface ProgramRunner {
  readonly run: (code: string, env: Environment) => Promise<readonly unknown[]>;
  readonly stop: () => void;
}

interface Outcome {
  readonly printed?: readonly unknown[];
  readonly error?: string;
}

/** One process that runs all programs: it reads each as a line of JSON and writes its outcome as one. */
export const longLived = (command: string, args: readonly string[], env: Environment = {}): ProgramRunner => {
  const child: ChildProcess = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The process has no output');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async run(code, env) {
      child.stdin?.write(`${JSON.stringify({ code, env })}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`${command} ended during\n${code}`);
      const { printed, error }: Outcome = JSON.parse(value);
      if (!printed) throw new Error(`${error}\n${code}`);
      return printed;
    },
    stop: () => void child.stdin?.end(),
  };
};

/** A failed request is an error, and the output is the body. */
const CURL = 'curl() { command curl --silent --show-error --fail-with-body "$@"; }\n';

/** A shell for each command. */
export const shells = (): ProgramRunner => ({
  async run(code, env) {
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', `${CURL}${code}`], {
      env: { ...process.env, ...env },
      maxBuffer: 1e8,
    }).catch(({ stdout, stderr }) => {
      throw new Error(`${stderr}${stdout}\n${code}`);
    });
    return [stdout];
  },
  stop: () => undefined,
});
