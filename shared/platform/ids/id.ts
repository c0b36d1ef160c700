import { v7 } from 'uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A new id: a UUIDv7 (RFC 9562), so ids sort by when they were made. */
export const newId = (): string => v7();

/** Whether a text has the form of an id; nothing else can name a row. */
export const isId = (text: string): boolean => UUID.test(text);
