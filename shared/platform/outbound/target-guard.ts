import { isAddress, isInRanges, isPublicAddress } from './public-address.ts';
import { isPublicName, withoutRootDot } from './target-name.ts';

/** Why no request may be sent to a URL. */
export const TARGET_PROBLEMS = {
  malformed: 'is not an absolute URL of at most 2,048 characters',
  scheme: 'must begin with https://',
  userinfo: 'must not contain a user name or a password',
  port: 'must use port 443 or 8443',
  own: 'must not be an address of this service',
  host: 'must have a host on the public Internet',
  address: 'must not resolve to a private, loopback, link-local or otherwise reserved address',
} as const;

/** The path of the service's own receiver of webhooks: the only one of the service that it may send to. */
const OWN_RECEIVER_PATH = '/api/v1/webhook-receipts';

export type TargetProblem = keyof typeof TARGET_PROBLEMS;

export interface GuardOptions {
  /** Hosts that are this service's own. */
  readonly ownHosts: readonly string[];
  /** Ranges in CIDR notation where http and any port are allowed, for tests. */
  readonly allowed: readonly string[];
  /** All addresses of a name. Empty if it has none or DNS does not answer. */
  readonly resolve: (name: string) => Promise<readonly string[]>;
}

/** An allowed URL and the only addresses to connect to. */
export interface Target {
  readonly url: URL;
  readonly addresses: readonly string[];
}

const MAX_URL_LENGTH = 2_048;
const PORTS: ReadonlySet<string> = new Set(['', '443', '8443']);

/** Characters that a URL parser drops or reinterprets. */
const hasInvisible = (text: string): boolean => /[\s\\\p{C}]/u.test(text);

const parse = (text: string): URL | undefined =>
  text.length > MAX_URL_LENGTH || hasInvisible(text) || !/^[a-z][a-z0-9+.-]*:\/\//i.test(text)
    ? undefined
    : (URL.parse(text) ?? undefined);

/** The host as a name or an address without brackets. */
const hostOf = ({ hostname }: URL): string => withoutRootDot(hostname.replace(/^\[|\]$/g, ''));

const isHttp = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';

const schemeOrPortProblem = (url: URL): TargetProblem | undefined => {
  if (url.protocol !== 'https:') return 'scheme';
  return PORTS.has(url.port) ? undefined : 'port';
};

/** All addresses of a host. A host that is an address resolves to itself. */
const addressesOf = async (host: string, { resolve }: GuardOptions): Promise<readonly string[]> =>
  isAddress(host) ? [host] : resolve(host);

/**
 * Checks a URL that a team has set. Every address of the host must be public. Connect only to the returned addresses: the
 * name may resolve to others later. A name that does not resolve now passes with no address.
 */
export const checkTarget = async (text: string, options: GuardOptions): Promise<Target | TargetProblem> => {
  const url = parse(text);
  if (!url) return 'malformed';
  if (!isHttp(url)) return 'scheme';
  if (url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(text)) return 'userinfo';
  const host = hostOf(url);
  if (host === '') return 'malformed';

  const addresses = options.allowed.length > 0 || isAddress(host) ? await addressesOf(host, options) : undefined;
  if (addresses?.length && addresses.every((one) => isInRanges(one, options.allowed))) return { url, addresses };

  const problem = schemeOrPortProblem(url);
  if (problem) return problem;
  const isOwn = options.ownHosts.some((own) => withoutRootDot(own.toLowerCase()) === host);
  if (isOwn && url.pathname !== OWN_RECEIVER_PATH) return 'own';
  if (!isAddress(host) && !isPublicName(host)) return 'host';
  const found = addresses ?? (await addressesOf(host, options));
  return found.every(isPublicAddress) ? { url, addresses: found } : 'address';
};
