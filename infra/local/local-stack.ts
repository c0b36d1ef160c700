import type { CallbackSecrets } from './secrets/callback-secrets.ts';

export interface LocalStack {
  readonly origin: string;
  readonly engine: string;
  readonly engineEndpoint: string;
  readonly tables: readonly string[];
  /** The secrets that prove callbacks of providers. */
  readonly callbacks: CallbackSecrets;
  /** Makes `/health` report readiness, and starts the request log. */
  readonly open: () => void;
  /**
   * Delivers no changes of the table to workers while the work runs. Its requests are faster then, and the workers get
   * larger batches afterwards.
   */
  readonly holdChanges: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves when the changes so far were delivered. What workers sent to queues can still wait there. */
  readonly changesDelivered: () => Promise<void>;
  /** Settles when the engine ends. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}
