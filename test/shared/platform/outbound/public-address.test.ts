import ipaddr from 'ipaddr.js';
import { expect, test } from 'vitest';
import { isAddress, isInRanges, isPublicAddress } from '../../../../shared/platform/outbound/public-address.ts';

/** Reserved ranges that the library does not know. */
const MORE = ['168.63.129.16/32', '2001::/23'].map((range) => ipaddr.parseCIDR(range));

/** Whether an independent library, with the registries' tables, finds an address on the public Internet. */
const isPublic = (text: string): boolean => {
  const address = ipaddr.process(text);
  const within = ([network, bits]: ReturnType<typeof ipaddr.parseCIDR>) =>
    address.kind() === network.kind() && address.match(network, bits);
  if (address.range() !== 'unicast' || MORE.some(within)) return false;
  return address.kind() === 'ipv4' || within(ipaddr.parseCIDR('2000::/3'));
};

const differing = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => isPublicAddress(address) !== isPublic(address));
const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

test('every IPv4 network of 16 bits, and those of 24 bits beside the reserved ones, is judged as the registries do', () => {
  expect(differing(upTo(2 ** 16).flatMap((n) => [`${n >> 8}.${n & 255}.0.0`, `${n >> 8}.${n & 255}.255.255`]))).toEqual(
    [],
  );
  const beside = ['192.0', '192.31', '192.52', '192.88', '192.175', '198.51', '203.0', '168.63'];
  expect(
    differing(beside.flatMap((start) => upTo(256).flatMap((n) => [`${start}.${n}.0`, `${start}.${n}.255`]))),
  ).toEqual([]);
  expect(differing(upTo(256).map((n) => `168.63.129.${n}`))).toEqual([]);
});

test('every IPv6 network of 16 bits, and those of 32 bits beside the reserved ones, is judged as the registries do', () => {
  const hex = upTo(2 ** 16).map((n) => n.toString(16));
  expect(differing(hex.map((start) => `${start}::1`))).toEqual([]);
  const ends = hex.filter((_, n) => n < 0x300 || n % 0x800 < 2 || n % 0x800 > 0x7fe || n === 0xdb8 || n === 0xdb7);
  for (const start of ['2001', '2002', '2620', '3fff'])
    expect(differing(ends.flatMap((end) => [`${start}:${end}::`, `${start}:${end}:ffff:ffff::1`]))).toEqual([]);
  expect(differing(['2620:4f:7fff::1', '2620:4f:8000::', '2620:4f:8000:ffff::1', '2620:4f:8001::'])).toEqual([]);
});

test('an IPv4 address in IPv6 is judged as the IPv4 address, however it is written', () => {
  for (const start of ['::ffff:', '0:0:0:0:0:FFFF:', '0000:0000:0000:0000:0000:ffff:'])
    expect(
      differing(
        upTo(2 ** 16)
          .filter((n) => n % 97 < 5)
          .map((n) => `${start}${n >> 8}.${n & 255}.7.7`),
      ),
    ).toEqual([]);
  expect(isPublicAddress('::ffff:8.8.8.8')).toBe(true);
  expect(isPublicAddress('::ffff:a9fe:a9fe')).toBe(false);
});

test('what is not an address, and an address of an interface, is not public and in no range', () => {
  for (const text of [
    '',
    'a.example.com',
    '1.2.3',
    '0x7f.1',
    '1.2.3.4.5',
    '8.8.8.8%eth0',
    '2606::1%eth0',
    '8.8.8.8/32',
    ' 8.8.8.8',
  ]) {
    expect([text, isPublicAddress(text)]).toEqual([text, false]);
    expect([text, isInRanges(text, ['0.0.0.0/0', '::/0'])]).toEqual([text, false]);
  }
  expect(['8.8.8.8', '::1', 'a.example.com', '[::1]'].map(isAddress)).toEqual([true, true, false, false]);
});

test('an allowed range has its own addresses alone, and a malformed range is an error', () => {
  expect(isInRanges('127.0.0.1', ['10.0.0.0/8', '127.0.0.1/32'])).toBe(true);
  expect(isInRanges('::ffff:127.0.0.1', ['127.0.0.1/32'])).toBe(true);
  expect(isInRanges('127.0.0.2', ['127.0.0.1/32', '::1/128'])).toBe(false);
  expect(isInRanges('127.0.0.1', [])).toBe(false);
  for (const range of ['127.0.0.1', '127.0.0.1/', '127.0.0.1/33', 'localhost/8', '/0', '::1/129', '127.0.0.1/8x'])
    expect(() => isInRanges('127.0.0.1', [range]), range).toThrow();
});
