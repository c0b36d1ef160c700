import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Environment } from '../runtime/config.ts';
import { count } from '../telemetry/embedded.ts';
import { type Refusal, refuse } from './errors.ts';
import type { Exchange } from './exchange.ts';

/** The header with a secret that only the stage's CloudFront distribution knows. */
export const FIREWALL_HEADER = 'x-firewall-secret';
/** The caller's address and port. CloudFront overwrites what a client sends. */
const VIEWER_ADDRESS_HEADER = 'cloudfront-viewer-address';

const WITH_PORT = /^\[?([^[\]]+)\]?:\d{1,5}$/;

/** Returns the IP address of `addr:port` or `[addr]:port`; CloudFront also writes IPv6 without brackets. */
export const viewerAddress = (header: string | undefined): string | undefined => {
  const address = header?.match(WITH_PORT)?.[1];
  return address && isIP(address) ? address : undefined;
};

/**
 * Without a firewall, does nothing. With one, a request with the distribution's secret gets the address from
 * CloudFront; other requests are refused with 403, or pass unchanged while the firewall is not enforced.
 */
export const firewall = (environment: Environment): ((exchange: Exchange) => Refusal<'forbidden'> | undefined) => {
  const { FIREWALL_SECRET_SHA256, FIREWALL_ENFORCED } = environment;
  if (!FIREWALL_SECRET_SHA256) return () => undefined;
  const accepted = FIREWALL_SECRET_SHA256.split(',').map((digest) => Buffer.from(digest, 'hex'));
  return (exchange) => {
    const { headers } = exchange.event;
    const presented = createHash('sha256')
      .update(headers[FIREWALL_HEADER] ?? '')
      .digest();
    if (accepted.some((digest) => timingSafeEqual(presented, digest))) {
      exchange.address = viewerAddress(headers[VIEWER_ADDRESS_HEADER]) ?? exchange.address;
      return undefined;
    }
    if (FIREWALL_ENFORCED === 'false') return undefined;
    count('RefusedByFirewall');
    return refuse('forbidden');
  };
};
