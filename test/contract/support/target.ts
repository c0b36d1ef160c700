import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Demo } from '../../../infra/local/demo/demo.ts';

const stacks = inject('stacks');

/** The stack of this worker: no other file runs on it at the same time. */
const stack = stacks[(Number(process.env.VITEST_POOL_ID) - 1) % stacks.length];
if (!stack) throw new Error('There is no stack to test');

export const { baseUrl, demoFile } = stack;

/** Whether the stack under test is the local one. */
export const isLocal: boolean = inject('local');

/** The accounts with valid tokens. Read them again after moving the clock. */
export const demo = (): Demo => JSON.parse(readFileSync(demoFile, 'utf8'));

/** Local only: advances service time and waits until due work is done. */
export const advanceClock = async (seconds: number): Promise<void> => {
  const body = JSON.stringify({ advance_seconds: seconds });
  const response = await fetch(`${baseUrl}/_local/clock`, { method: 'POST', body });
  const text = await response.text();
  if (!response.ok) throw new Error(`The clock was not moved: ${response.status} ${text}`);
  if (!JSON.parse(text).drained) await advanceClock(0);
};

/** Local only: makes a store fail while `work` runs. */
export const withFault = async <T>(
  store: 'counters' | 'table' | 'queue',
  error: 'unavailable' | 'access_denied',
  work: () => Promise<T>,
): Promise<T> => {
  const set = (fault: string | null) =>
    fetch(`${baseUrl}/_local/faults`, { method: 'POST', body: JSON.stringify({ store, error: fault }) });
  await set(error);
  try {
    return await work();
  } finally {
    await set(null);
  }
};

/** Local only: the sent emails, newest first. */
export const mails = async (): Promise<readonly { to: string; subject: string; text: string; links: string[] }[]> =>
  JSON.parse(await (await fetch(`${baseUrl}/_local/mail`)).text());
