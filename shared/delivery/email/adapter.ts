import type { Effect } from '../../platform/callbacks/effect.ts';
import type { VerifiedCallback } from '../../platform/callbacks/provider.ts';
import type { Environment } from '../../platform/runtime/config.ts';
import type { Sender } from './sender.ts';

/** Connects the sender of a provider. `undefined` if the stage is not configured for it. */
export type ConnectSender = (environment: Environment) => Sender | undefined;

/** Processes a provider's reports on emails. */
export interface EmailReports {
  readonly effect: Effect;
  /** Reads a message that the provider put into the queue itself; `undefined` for any other message. */
  readonly queued?: (body: string, environment: Environment) => VerifiedCallback | undefined;
}
