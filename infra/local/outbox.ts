import type { DataFolder } from './data-folder.ts';

/** A callback that a stand-in sent to the service, as it went over the wire. */
export interface SentCallback {
  readonly provider: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly sent_at: string;
}

/** What the stand-ins of providers send, newest first. */
export interface Outbox {
  /** Notes a callback that goes out. */
  readonly note: (callback: Omit<SentCallback, 'sent_at'>) => void;
  /** Sends one to the service as its provider would, and again while it is not taken; settles once it was. */
  readonly send: (callback: Omit<SentCallback, 'sent_at'>) => Promise<void>;
  readonly list: () => readonly SentCallback[];
}

const KEPT = 500;
const FILE = 'callbacks.json';
const ATTEMPTS = 5;
const PAUSE_MILLISECONDS = 200;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));

export const outbox = (folder: DataFolder, origin: () => string): Outbox => {
  let sent = folder.read<readonly SentCallback[]>(FILE, []);
  const note: Outbox['note'] = (callback) => {
    sent = [{ ...callback, sent_at: new Date().toISOString() }, ...sent].slice(0, KEPT);
    folder.write(FILE, sent);
  };
  const post = async ({ path, headers, body }: Omit<SentCallback, 'sent_at'>): Promise<boolean> => {
    const answered = await fetch(`${origin()}${path}`, { method: 'POST', headers, body }).catch(() => undefined);
    return answered !== undefined && answered.status < 500;
  };
  return {
    note,
    async send(callback) {
      note(callback);
      for (let attempt = 0; attempt < ATTEMPTS && !(await post(callback)); attempt += 1) await pause();
    },
    list: () => sent,
  };
};
