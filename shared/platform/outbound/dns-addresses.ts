import { own } from '../runtime/own.ts';

/** Resolves a name to all its addresses. Empty if it has none or DNS did not answer in time. */
type Resolve = (name: string) => Promise<readonly string[]>;

/** Resolved without DNS (RFC 6761 §6.3). */
const LOOPBACK: Readonly<Record<string, readonly string[]>> = { localhost: ['127.0.0.1'] };

/**
 * Queries DNS for A and AAAA records. Each call has its own resolver: there is no system cache in between, and a name
 * whose servers do not answer does not delay other names.
 */
export const dnsAddresses =
  ({ deadlineMs, servers }: { readonly deadlineMs: number; readonly servers?: readonly string[] }): Resolve =>
  async (name) => {
    const known = own(LOOPBACK, name);
    if (known) return known;
    const { Resolver } = await import('node:dns/promises');
    const resolver = new Resolver({ timeout: deadlineMs, tries: 1 });
    if (servers) resolver.setServers([...servers]);
    const deadline = setTimeout(() => resolver.cancel(), deadlineMs);
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    clearTimeout(deadline);
    return answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  };
