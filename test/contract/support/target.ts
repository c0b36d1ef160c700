import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Demo } from '../../../infra/local/demo/demo.ts';

export const baseUrl: string = inject('baseUrl');

/** Whether the stack under test is the local one. */
export const isLocal: boolean = inject('local');

/** The accounts with valid tokens. Read them again after moving the clock. */
export const demo = (): Demo => JSON.parse(readFileSync(inject('demoFile'), 'utf8'));

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
