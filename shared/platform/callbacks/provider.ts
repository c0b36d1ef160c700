import type { Environment } from '../runtime/config.ts';

/** The three families of callbacks that there are. */
export type CallbackFamily = 'payment' | 'email' | 'transcription';

/** A callback as it arrived. */
export interface CallbackRequest {
  /** The bytes that were signed. */
  readonly body: Uint8Array;
  /** By their lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  /** The last part of the address, where a provider has more than one; else empty. */
  readonly endpoint: string;
}

/** A callback that its provider has proved to have sent. */
export interface VerifiedCallback {
  /** What the provider repeats when it sends the same again; at most 200 characters. */
  readonly event_id: string;
  readonly kind: string;
  readonly occurred_at: string | null;
  readonly reference?: string;
  /** Why it is recorded and changes nothing, where it is for somebody else. */
  readonly ignored?: string;
}

type CallbackRefusal = 'invalid_signature' | 'wrong_endpoint';

/**
 * Knows one provider's callbacks. It verifies over the raw bytes, and before anything in them is believed: what is not
 * proved, or is more than five minutes away from now where the provider signs a time, is `invalid_signature`.
 */
export interface CallbackProvider {
  readonly name: string;
  readonly family: CallbackFamily;
  verify(request: CallbackRequest, now: Date): Promise<VerifiedCallback | CallbackRefusal>;
}

/** Connects a provider's verification to the secrets of this environment. */
export type ConnectCallbacks = (environment: Environment) => CallbackProvider;

/** How far the time that a provider signed may be from ours, either way. */
const TOLERANCE_SECONDS = 300;

/** Whether a time that was signed, in seconds since 1970, is near enough. */
export const isTimely = (signedAt: number, now: Date): boolean =>
  Math.abs(now.getTime() / 1000 - signedAt) <= TOLERANCE_SECONDS;
