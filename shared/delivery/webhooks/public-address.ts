import ipaddr from 'ipaddr.js';

/** Ranges that registries or clouds reserve and that `range()` does not report. */
const RESERVED = [
  '168.63.129.16/32',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.175.48.0/24',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
].map((range) => ipaddr.parseCIDR(range));

/** The only IPv6 range of the public Internet (RFC 4291). */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = ReturnType<typeof ipaddr.parseCIDR>;

const isWithin = (address: Address, [network, bits]: Range): boolean =>
  address.kind() === network.kind() && address.match(network, bits);

/** Parses an address. An IPv4-mapped IPv6 address (`::ffff:…`) becomes the IPv4 address. */
const parseAddress = (text: string): Address | undefined => (ipaddr.isValid(text) ? ipaddr.process(text) : undefined);

/** Whether an IPv4 or IPv6 address is on the public Internet. */
export const isPublicAddress = (text: string): boolean => {
  const address = parseAddress(text);
  if (address?.range() !== 'unicast') return false;
  if (RESERVED.some((range) => isWithin(address, range))) return false;
  return address.kind() === 'ipv4' || isWithin(address, GLOBAL_UNICAST);
};

/** Whether the address is in one of the ranges, in CIDR notation. */
export const isInRanges = (text: string, ranges: readonly string[]): boolean => {
  const address = parseAddress(text);
  return address !== undefined && ranges.some((range) => isWithin(address, ipaddr.parseCIDR(range)));
};

/** Whether a host is an IP address, not a name. */
export const isAddress = (text: string): boolean => ipaddr.isValid(text);
