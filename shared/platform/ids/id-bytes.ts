/** The 16 bytes of an id (RFC 9562 §4). */
export const bytesOfId = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

/** The id with these 16 bytes. */
export const idOfBytes = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
