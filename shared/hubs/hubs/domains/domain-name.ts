import * as z from 'zod';

/** Names that no registry hands out (RFC 6761, RFC 6762, RFC 7686, RFC 8375) or that stay inside a network. */
const SPECIAL =
  /(^|\.)(localhost|local|internal|test|invalid|example|onion|lan|corp|home|home\.arpa|in-addr\.arpa|ip6\.arpa)$/;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const NAME = new RegExp(`^(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`);

/** Longest name whose challenge record, too, fits into the 253 characters of a name. */
const MAX_LENGTH = 253 - '_hub-challenge.'.length;

/** A host name a hub can be served at, in lower case and in ASCII (RFC 5890 A-labels). */
export const DomainName = z
  .string()
  .toLowerCase()
  .max(MAX_LENGTH)
  .regex(NAME, 'Must be a domain such as community.example.com; write characters outside ASCII in the xn-- form.')
  .refine((name) => !SPECIAL.test(name), 'This domain is reserved and cannot be reached from the Internet.');

/** Where the proof that a domain is a hub's is published. */
export const challengeName = (domain: string): string => `_hub-challenge.${domain}`;
