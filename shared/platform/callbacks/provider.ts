import type { Environment } from '../runtime/config.ts';

/** An incoming callback request. */
export interface CallbackRequest {
  /** The raw bytes that the signature covers. */
  readonly body: Uint8Array;
  /** Keys are lower-case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  /** The last path segment, if the provider has several endpoints; else empty. */
  readonly endpoint: string;
}

/** A callback with a valid signature. */
export interface VerifiedCallback {
  /** The provider's event id, the same on each delivery; at most 200 characters. */
  readonly event_id: string;
  readonly kind: string;
  readonly occurred_at: string | null;
  readonly reference?: string;
  /** The reason to store the callback without an effect: it is for another receiver. */
  readonly ignored?: string;
}

type CallbackRefusal = 'invalid_signature' | 'wrong_endpoint';

/**
 * Verifies one provider's callbacks over the raw bytes, before anything in them is used. Returns `invalid_signature` if
 * the signature is invalid, or if a signed time is more than five minutes from now.
 */
export interface CallbackProvider {
  readonly name: string;
  /** The port of the provider. */
  readonly family: string;
  verify(request: CallbackRequest, now: Date): Promise<VerifiedCallback | CallbackRefusal>;
}

/** Connects a provider's verification to the secrets of this environment. */
export type ConnectCallbacks = (environment: Environment) => CallbackProvider;

/** Maximum difference between the signed time and now, in either direction. */
const TOLERANCE_SECONDS = 300;

/** Whether a signed time, in seconds since 1970, is within the tolerance. */
export const isTimely = (signedAt: number, now: Date): boolean =>
  Math.abs(now.getTime() / 1000 - signedAt) <= TOLERANCE_SECONDS;
