import { v7 } from 'uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const PART = new RegExp(UUID.source, 'i');

/** A new id: a UUIDv7 (RFC 9562). Ids sort by creation time. */
export const newId = (): string => v7();

/** Whether a text has the form of an id. Other texts match no row. */
export const isId = (text: string): boolean => UUID.test(text);

/** An id, or the ids in a composed id, in lower case, as they are stored; any other text unchanged. */
export const canonicalId = (text: string): string =>
  text
    .split(':')
    .map((part) => (PART.test(part) ? part.toLowerCase() : part))
    .join(':');
