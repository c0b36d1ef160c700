import ipaddr from 'ipaddr.js';

/** What the registries have set aside, or a cloud keeps for itself, that a range's own name does not say. */
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

/** Where addresses of the public Internet are given out (RFC 4291); all else in IPv6 has another use or none. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = ReturnType<typeof ipaddr.parseCIDR>;

const isWithin = (address: Address, [network, bits]: Range): boolean =>
  address.kind() === network.kind() && address.match(network, bits);

/** An address as it is dialled: one of IPv4 that is written in IPv6 (`::ffff:…`) is the one of IPv4. */
const parseAddress = (text: string): Address | undefined => (ipaddr.isValid(text) ? ipaddr.process(text) : undefined);

/** Whether the address, written as dotted quad or in IPv6's notation, is one of the public Internet. */
export const isPublicAddress = (text: string): boolean => {
  const address = parseAddress(text);
  if (address?.range() !== 'unicast') return false;
  if (RESERVED.some((range) => isWithin(address, range))) return false;
  return address.kind() === 'ipv4' || isWithin(address, GLOBAL_UNICAST);
};

/** Whether the address lies in one of these ranges, each in CIDR notation. */
export const isInRanges = (text: string, ranges: readonly string[]): boolean => {
  const address = parseAddress(text);
  return address !== undefined && ranges.some((range) => isWithin(address, ipaddr.parseCIDR(range)));
};

/** Whether a URL's host is an address and no name. */
export const isAddress = (text: string): boolean => ipaddr.isValid(text);
