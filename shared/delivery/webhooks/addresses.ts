import { own } from '../../platform/runtime/own.ts';

/** Finds all addresses of a name; none where it has none, or nobody answered in time. */
type Resolve = (name: string) => Promise<readonly string[]>;

/** DNS is not asked for it (RFC 6761 §6.3). */
const LOOPBACK: Readonly<Record<string, readonly string[]>> = { localhost: ['127.0.0.1'] };

/**
 * Asks DNS for both kinds of address, through a resolver of its own: no cache of the system is in between, and a name
 * whose servers do not answer keeps no other name waiting.
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
