import * as z from 'zod';

/** Reserved names (RFC 6761, RFC 6762, RFC 7686, RFC 8375) and names that are used only inside private networks. */
const SPECIAL =
  /(^|\.)(localhost|local|internal|test|invalid|example|onion|lan|corp|home|home\.arpa|in-addr\.arpa|ip6\.arpa)$/;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const NAME = new RegExp(`^(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`);

/** The longest domain whose challenge record name fits into the 253 characters of a DNS name. */
const MAX_LENGTH = 253 - '_hub-challenge.'.length;

/** A host name that a hub can be served at, in lower case and in ASCII (RFC 5890 A-labels). */
export const DomainName = z
  .string()
  .toLowerCase()
  .max(MAX_LENGTH)
  .regex(NAME, 'Must be a domain such as community.example.com; write characters outside ASCII in the xn-- form.')
  .refine((name) => !SPECIAL.test(name), 'This domain is reserved and cannot be reached from the Internet.');

/** The DNS name of the TXT record that proves ownership of a domain. */
export const challengeName = (domain: string): string => `_hub-challenge.${domain}`;
