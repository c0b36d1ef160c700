import { createHash } from 'node:crypto';

/** A UUID (version 8) derived from an address and its team, or the service. The same address has the same id. */
export const addressId = (team: string | null, address: string): string => {
  const hex = createHash('sha256')
    .update(`${team ?? 'service'}#${address.trim().toLowerCase()}`)
    .digest('hex');
  const variant = (0x8 | (Number.parseInt(hex.slice(16, 17), 16) & 0x3)).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};
