import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { freePort } from '../../infra/local/free-port.ts';

/** A running DynamoDB engine, in memory. */
export interface Engine {
  readonly endpoint: string;
  stop(): Promise<void>;
}

const binary = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@dynoxide/linux-x64/package.json')), 'dynoxide');

/** Ends the engine when its input ends: however the process that started it ends, the engine does not outlive it. */
const GUARD = '"$@" & engine=$!; cat >/dev/null; kill $engine 2>/dev/null; wait $engine 2>/dev/null';

const start = async (tries = 5): Promise<{ readonly guard: ChildProcess; readonly endpoint: string }> => {
  const port = await freePort();
  const engine = [binary(), 'serve', '--host', '127.0.0.1', '--port', String(port)];
  const guard = spawn('sh', ['-c', GUARD, 'sh', ...engine], { stdio: ['pipe', 'ignore', 'pipe'], detached: true });
  const [output] = await Promise.race([once(guard.stderr, 'data'), once(guard, 'exit')]);
  guard.stderr.resume();
  if (String(output).includes('listening on')) return { guard, endpoint: `http://127.0.0.1:${port}` };
  guard.stdin.end();
  // Another process took the port meanwhile.
  if (tries === 1) throw new Error(`The engine did not start: ${output}`);
  return start(tries - 1);
};

/** A new engine. */
export const ownEngine = async (): Promise<Engine> => {
  const { guard, endpoint } = await start();
  return {
    endpoint,
    async stop() {
      const ended = once(guard, 'exit');
      guard.stdin?.end();
      await ended;
    },
  };
};

let shared: Promise<Engine> | undefined;

/** The engine of this process. It ends with the process, and `stop` leaves it to the others. */
export const sharedEngine = async (): Promise<Engine> => {
  shared ??= start().then(({ guard, endpoint }) => {
    // The process need not wait for it.
    guard.unref();
    (guard.stdin as unknown as { unref(): void } | null)?.unref();
    (guard.stderr as unknown as { unref(): void } | null)?.unref();
    return { endpoint, stop: async () => {} };
  });
  return shared;
};
