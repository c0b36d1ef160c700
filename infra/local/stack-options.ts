import type { AdditionalVersion } from './additional-version.ts';
import type { DataFolder } from './data-folder.ts';
import type { Demo } from './demo/demo.ts';
import type { CallbackSecrets } from './payments/callback-secrets.ts';

export interface StackOptions {
  readonly folder: DataFolder;
  readonly port: number;
  readonly fresh: boolean;
  readonly dynamodbEndpoint: string | undefined;
  /** The restored table that the stack adopts. */
  readonly table?: string | undefined;
  readonly log: (line: string) => void;
  /** A second version of functions, which gets a share of their traffic. */
  readonly additionalVersion?: AdditionalVersion | undefined;
  /** The demo; undefined until it is created. */
  readonly demo?: (() => Demo | undefined) | undefined;
  /** Runs after each move of the clock. */
  readonly onClockMoved: () => Promise<void>;
}

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
