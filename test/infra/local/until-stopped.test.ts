import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilStopped } from '../../../infra/local/until-stopped.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let own: readonly (readonly [NodeJS.Signals, NodeJS.SignalsListener])[] = [];

const startListening = (): Promise<void> => {
  const before = new Set(SIGNALS.flatMap((signal) => process.listeners(signal)));
  const stopped = untilStopped();
  own = SIGNALS.flatMap((signal) =>
    process.listeners(signal).flatMap((one) => (before.has(one) ? [] : [[signal, one] as const])),
  );
  return stopped;
};

const send = (signal: NodeJS.Signals): void => {
  for (const [name, listener] of own) if (name === signal) listener(signal);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
});

afterEach(() => {
  for (const [signal, listener] of own) process.off(signal, listener);
});

test('Ctrl-C that npm passes on too stops once, and pressed again ends the process', async () => {
  const stopped = startListening();
  send('SIGINT');
  send('SIGINT');
  await stopped;
  vi.advanceTimersByTime(1_000);
  expect(() => send('SIGINT')).toThrow('exit 1');
});
