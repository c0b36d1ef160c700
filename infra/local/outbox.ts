import { newId } from '../../shared/platform/ids/id.ts';
import type { DataFolder } from './data-folder.ts';

/** A callback of a provider, without the headers that prove it at the time of sending. */
export interface Callback {
  readonly provider: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A callback that was sent, with all headers. */
interface SentCallback extends Callback {
  readonly sent_at: string;
}

/** The function that creates the proof headers of a callback, by provider. */
export type Proofs = Readonly<Record<string, (callback: Callback) => Readonly<Record<string, string>>>>;

/** Sends the callbacks of provider stand-ins. The list is newest first. */
export interface Outbox {
  /**
   * Sends a callback after `after` milliseconds. If it fails, it is retried every few seconds, even after a restart,
   * with new proof headers. Resolves when it is accepted or rejected, or after the first series of attempts.
   */
  readonly send: (callback: Callback, after?: number) => Promise<void>;
  /** Sends all callbacks that were not accepted. */
  readonly resume: () => Promise<void>;
  readonly stop: () => void;
  readonly list: () => readonly SentCallback[];
}

const MAX_LISTED = 500;
/** Stored as `callbacks-untaken.json`: another name would lose the pending callbacks of existing data folders. */
const [SENT, PENDING] = ['callbacks.json', 'callbacks-untaken.json'] as const;
const ATTEMPTS = 5;
const RETRY_MILLISECONDS = 200;
const RESUME_MILLISECONDS = 5_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

export const outbox = (folder: DataFolder, origin: () => string, proofs: Proofs = {}): Outbox => {
  let sent = folder.read<readonly SentCallback[]>(SENT, []);
  const pending = new Map(Object.entries(folder.read<Readonly<Record<string, Callback>>>(PENDING, {})));
  const underWay = new Set<string>();
  let later: NodeJS.Timeout | undefined;
  let stopped = false;

  const keep = (): void => folder.write(PENDING, Object.fromEntries(pending));

  const note = (callback: Callback): void => {
    sent = [{ ...callback, sent_at: new Date().toISOString() }, ...sent].slice(0, MAX_LISTED);
    folder.write(SENT, sent);
  };

  /** Returns whether the callback was accepted or rejected for good; a 5xx or network error is retried. */
  const post = async ({ path, headers, body }: Callback): Promise<boolean> => {
    const answered = await fetch(`${origin()}${path}`, { method: 'POST', headers, body }).catch(() => undefined);
    await answered?.body?.cancel();
    return answered !== undefined && answered.status < 500;
  };

  const deliver = async (id: string, callback: Callback): Promise<void> => {
    for (let attempt = 0; attempt < ATTEMPTS && !stopped; attempt += 1) {
      const proved = { ...callback, headers: { ...callback.headers, ...proofs[callback.provider]?.(callback) } };
      if (attempt === 0) note(proved);
      const taken = await post(proved);
      if (stopped) return;
      if (taken) {
        pending.delete(id);
        return keep();
      }
      await pause(RETRY_MILLISECONDS);
    }
    if (!stopped) later ??= setTimeout(() => void resume(), RESUME_MILLISECONDS).unref();
  };

  /** Runs at most one delivery of a callback at a time, including its delay. */
  const deliverOnce = async (id: string, callback: Callback, after = 0): Promise<void> => {
    if (underWay.has(id)) return;
    underWay.add(id);
    if (after > 0) await pause(after);
    await deliver(id, callback).finally(() => underWay.delete(id));
  };

  const resume = async (): Promise<void> => {
    later = undefined;
    await Promise.all([...pending].map(([id, callback]) => deliverOnce(id, callback)));
  };

  return {
    async send(callback, after = 0) {
      const id = newId();
      pending.set(id, callback);
      keep();
      await deliverOnce(id, callback, after);
    },
    resume,
    stop() {
      stopped = true;
      clearTimeout(later);
    },
    list: () => sent,
  };
};
