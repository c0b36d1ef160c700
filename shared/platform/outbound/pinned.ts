import { isIPv6, type LookupFunction } from 'node:net';

/** Resolves the host only to the checked addresses, so that a changed DNS answer has no effect. */
export const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_name, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    const [first] = found;
    if (!first) done(Object.assign(new Error('The host name has no address'), { code: 'ENOTFOUND' }), []);
    else if (all) done(null, found);
    else done(null, first.address, first.family);
  };
