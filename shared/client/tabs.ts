import { attempted } from './guarded.ts';

type Work = <T>(work: () => Promise<T>) => Promise<T>;

interface Channel {
  onmessage: ((message: never) => void) | null;
  postMessage(message: unknown): void;
}

/**
 * The parts of the platform that connect tabs. Workers and browsers have them; React Native has no channels, and servers
 * have no location.
 */
interface Platform {
  readonly location?: object;
  readonly navigator?: { readonly locks?: { request<T>(name: string, work: () => Promise<T>): Promise<T> } };
  readonly BroadcastChannel?: new (name: string) => Channel;
}

/** Runs one work at a time in this page. */
const queue = (): Work => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
};

/**
 * Runs one work at a time in all tabs of the origin that use the same name, or in this page if the platform has no Web
 * Locks or refuses them.
 */
export const exclusive = (name: string): Work => {
  const { locks } = (globalThis as Platform).navigator ?? {};
  const inPage = queue();
  if (!locks) return inPage;
  return (work) => {
    let begun = false;
    const marked: typeof work = () => {
      begun = true;
      return work();
    };
    /* A sandboxed frame has Web Locks and refuses to use them. */
    return locks.request(name, marked).catch((error: unknown) => (begun ? Promise.reject(error) : inPage(work)));
  };
};

/** Calls `onChange` when another tab announces a change, and returns the function that announces one. */
export const announcer = (name: string, onChange: () => void): (() => void) => {
  const { location, BroadcastChannel } = globalThis as Platform;
  /* On a server, a channel would keep its session in memory. A browser that blocks cookies refuses the channel. */
  const channel = attempted(() => location && BroadcastChannel && new BroadcastChannel(name));
  if (channel) channel.onmessage = onChange;
  return () => channel?.postMessage('changed');
};
