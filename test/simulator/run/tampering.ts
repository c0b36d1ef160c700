import type { RelayPorts } from '../../../functions/relay/relay.ts';
import type { TokenVerifier } from '../../../shared/accounts/identity/verifier.ts';

type Input = Readonly<Record<string, unknown>>;

/** Where a defect can be put between the product and its ports. The product itself is not changed. */
export interface Tampering {
  /** Replaces a request to a table. */
  request?: (command: string, input: Input) => Input;
  /** Whether the steps of a transaction are written one after another, so that a crash leaves the first ones. */
  splits?: (input: Input) => boolean;
  /** Whether a change is kept out of the stream. */
  hides?: (entity: string) => boolean;
  relay?: (ports: RelayPorts) => RelayPorts;
  tokens?: (verifier: TokenVerifier) => TokenVerifier;
  /** Messages are deleted before their worker has run. */
  acknowledgesFirst?: boolean;
  /** Messages are deleted although their worker reported them as failed. */
  forgetsFailures?: boolean;
  /** Stream records are left behind although the relay reported them as failed. */
  skipsFailures?: boolean;
}
