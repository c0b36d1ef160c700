/** The header of a response to a request that was handled strictly. */
export const STRICTLY_HANDLED = { 'Preference-Applied': 'handling=strict' };

/** Whether the client asks for strict handling (RFC 7240 §4.4). Of a repeated preference, the first counts. */
export const prefersStrict = (prefer = ''): boolean =>
  /(?:^|,)\s*handling\s*=\s*"?(\w+)/i.exec(prefer)?.[1]?.toLowerCase() === 'strict';
