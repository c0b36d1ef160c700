import type { TxtLookup } from './txt-lookup.ts';

interface LookupOptions {
  /** The servers to query, as `address:port`; the system's servers by default. */
  readonly servers?: readonly string[];
  /** Total timeout of a lookup. */
  readonly deadlineMs: number;
}

/** Queries DNS on each call through its own resolver, without a system cache. */
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
