import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const SCRIPT = `
const [url, ...types] = process.argv.slice(1);
const source = new EventSource(url);
/* Keeps the process alive while the source waits to reconnect. */
setInterval(() => {}, 60_000);
for (const type of types)
  source.addEventListener(type, ({ lastEventId, data }) => console.log(JSON.stringify({ type, lastEventId, data: JSON.parse(data) })));
`;

/** An event that the EventSource received. */
export interface ReceivedEvent {
  readonly type: string;
  readonly lastEventId: string;
  readonly data: { readonly id: string; readonly type: string; readonly resource_id: string };
}

/**
 * Node's EventSource (WHATWG HTML §9.2), in a separate process because it requires a flag. It reconnects as a browser
 * does, with the id of the last event it received.
 */
export const openEventSource = (url: string, types: readonly string[]) => {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--no-warnings', '--experimental-eventsource', '--input-type=commonjs', '--eval', SCRIPT, '--', url, ...types],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const received: ReceivedEvent[] = [];
  const waiting = new Set<() => void>();
  const checkAll = () => {
    for (const check of waiting) check();
  };
  if (child.stdout)
    createInterface(child.stdout).on('line', (line) => {
      received.push(JSON.parse(line) as ReceivedEvent);
      checkAll();
    });
  let ended: number | null | undefined;
  child.once('exit', (code) => {
    ended = code;
    checkAll();
  });
  return {
    received,
    /** Waits until the received events fulfil the condition. */
    until: (isMet: (all: readonly ReceivedEvent[]) => boolean): Promise<void> =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (isMet(received)) resolve();
          else if (ended !== undefined) reject(new Error(`The event source ended with ${ended}`));
          else return;
          waiting.delete(check);
        };
        waiting.add(check);
        check();
      }),
    stop: () => child.kill(),
  };
};
