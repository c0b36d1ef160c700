/**
 * W3C Trace Context, level 2: version, trace id, parent id and flags, none of the ids zero. Later versions may append
 * parts; version `ff` is forbidden. Longer values are ignored, so that a row stores 128 bytes at most.
 */
const TRACEPARENT =
  /^(?!ff)[0-9a-f]{2}-(?!0+-)[0-9a-f]{32}-(?!0+-)[0-9a-f]{16}-[0-9a-f]{2}(?:(?<!^00.{53})-[!-~]{1,72})?$/;

/** The header unchanged if it is valid; else `undefined`. */
export const validTraceparent = (header: string | undefined): string | undefined =>
  header !== undefined && TRACEPARENT.test(header) ? header : undefined;
