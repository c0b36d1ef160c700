import { BlockList, isIP } from 'node:net';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (address.includes(':') ? 'ipv6' : 'ipv4');

/**
 * A set of ranges in CIDR notation. A range of IPv4 also contains its IPv4-mapped IPv6 addresses (`::ffff:…`).
 *
 * @throws if a range is malformed.
 */
const setOf = (ranges: readonly string[]): BlockList => {
  const set = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    set.addSubnet(network, Number(bits || Number.NaN), familyOf(network));
  }
  return set;
};

/** Ranges that are not on the public Internet, or that registries or clouds reserve. */
const RESERVED = setOf([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
]);

/** The only IPv6 range of the public Internet (RFC 4291), and the IPv4 addresses in IPv6. */
const GLOBAL_UNICAST = setOf(['2000::/3', '::ffff:0:0/96']);

/** Whether a host is an IP address, not a name. */
export const isAddress = (text: string): boolean => isIP(text) > 0;

/** An address of an interface (`fe80::1%eth0`) is in no set. */
const isIn = (text: string, set: BlockList): boolean =>
  isAddress(text) && !text.includes('%') && set.check(text, familyOf(text));

/** Whether an IPv4 or IPv6 address is on the public Internet. */
export const isPublicAddress = (text: string): boolean =>
  isAddress(text) && !isIn(text, RESERVED) && (isIP(text) === 4 || isIn(text, GLOBAL_UNICAST));

/** Whether the address is in one of the ranges, in CIDR notation. */
export const isInRanges = (text: string, ranges: readonly string[]): boolean => isIn(text, setOf(ranges));
