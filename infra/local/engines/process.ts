import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Runs the command and ends it when the third pipe closes, which the system does even when this process is killed.
 * In a group of its own, so that Ctrl-C reaches this process alone.
 */
const WRAPPER =
  '"$@" </dev/null & child=$!; { cat <&3 >/dev/null; kill "$child" 2>/dev/null; } & exec 3<&-; wait "$child"';

export interface Engine {
  readonly endpoint: string;
  readonly name: string;
  readonly stop: () => Promise<void>;
  /** Settles when the engine has ended, whoever ended it. */
  readonly ended: Promise<void>;
}

/** A child that cannot outlive this process. */
export const spawnTied = (command: string, args: readonly string[], env = process.env): ChildProcess =>
  spawn('/bin/sh', ['-c', WRAPPER, 'sh', command, ...args], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
    env,
  });

/** Ends the child and resolves once it is gone. */
export const endTied = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    const tether = child.stdio[3];
    if (tether && 'end' in tether) tether.end();
  });
