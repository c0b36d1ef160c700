import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Runs the command, and kills it when the third pipe closes, which happens even if this process is killed. It has its
 * own process group, so that Ctrl-C does not reach it.
 */
const WRAPPER =
  '"$@" </dev/null & child=$!; { cat <&3 >/dev/null; kill "$child" 2>/dev/null; } & exec 3<&-; wait "$child"';

export interface Engine {
  readonly endpoint: string;
  readonly name: string;
  readonly stop: () => Promise<void>;
  /** Reports the position in a table's stream up to which records are relayed. */
  readonly trimStream: (table: string, relayed: string) => void;
  /** Settles when the engine ends, for any reason. */
  readonly ended: Promise<void>;
}

/** Starts a child process that ends with this process. */
export const spawnTied = (command: string, args: readonly string[], env = process.env): ChildProcess =>
  spawn('/bin/sh', ['-c', WRAPPER, 'sh', command, ...args], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
    env,
  });

/** Ends the child. Resolves when it is gone. */
export const endTied = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    const tether = child.stdio[3];
    if (tether && 'end' in tether) tether.end();
  });
