import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const SCRIPT = `
const [url, ...types] = process.argv.slice(1);
const source = new EventSource(url);
/* While it waits to connect again nothing else keeps the process. */
setInterval(() => {}, 60_000);
for (const type of types)
  source.addEventListener(type, ({ lastEventId, data }) => console.log(JSON.stringify({ type, lastEventId, data: JSON.parse(data) })));
`;

/** What a listener was told. */
export interface Heard {
  readonly type: string;
  readonly lastEventId: string;
  readonly data: { readonly id: string; readonly type: string; readonly resource_id: string };
}

/**
 * Node's own EventSource (WHATWG HTML §9.2), in a process of its own because it stands behind a flag: it connects again
 * by itself as a browser does, with the last id it heard.
 */
export const listenTo = (url: string, types: readonly string[]) => {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--no-warnings', '--experimental-eventsource', '--input-type=commonjs', '--eval', SCRIPT, '--', url, ...types],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const heard: Heard[] = [];
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const look of waiting) look();
  };
  if (child.stdout)
    createInterface(child.stdout).on('line', (line) => {
      heard.push(JSON.parse(line) as Heard);
      wake();
    });
  let ended: number | null | undefined;
  child.once('exit', (code) => {
    ended = code;
    wake();
  });
  return {
    heard,
    /** Waits until what was heard is as wanted. */
    until: (wanted: (all: readonly Heard[]) => boolean): Promise<void> =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (wanted(heard)) resolve();
          else if (ended !== undefined) reject(new Error(`The event source ended with ${ended}`));
          else return;
          waiting.delete(look);
        };
        waiting.add(look);
        look();
      }),
    stop: () => child.kill(),
  };
};
