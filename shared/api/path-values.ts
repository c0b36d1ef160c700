import { isId } from '../platform/ids/id.ts';

/** Maximum length of a path value that can match a row. */
const MAX_NAME_BYTES = 255;

export const isIdName = (param: string): boolean => param.endsWith('_id');

/** Whether a value of a path can match a row. */
export const isPossible = (param: string, value: string): boolean =>
  isIdName(param) ? isId(value) : Buffer.byteLength(value) <= MAX_NAME_BYTES;
