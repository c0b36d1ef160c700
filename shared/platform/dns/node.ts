import type { TxtLookup } from './txt-lookup.ts';

interface LookupOptions {
  /** `address:port` of the servers to ask; the system's own unless given. */
  readonly servers?: readonly string[];
  /** When to give up, however many servers are left to ask. */
  readonly deadlineMs: number;
}

/** Asks DNS anew each time, through a resolver of its own: no cache of the system is in between. */
export const nodeTxtLookup =
  ({ servers, deadlineMs }: LookupOptions): TxtLookup =>
  async (name) => {
    const { Resolver, NODATA, NOTFOUND } = await import('node:dns/promises');
    const resolver = new Resolver({ timeout: deadlineMs, tries: 1 });
    if (servers) resolver.setServers([...servers]);
    const deadline = setTimeout(() => resolver.cancel(), deadlineMs);
    try {
      const records = await resolver.resolveTxt(name);
      return records.map((chunks) => chunks.join(''));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return code === NOTFOUND || code === NODATA ? [] : undefined;
    } finally {
      clearTimeout(deadline);
    }
  };
