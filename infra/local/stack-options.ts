import type { AdditionalVersion } from './additional-version.ts';
import type { DataFolder } from './data-folder.ts';
import type { DemoCommunity } from './demo/demo.ts';
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
  /** The demo hub; undefined until it is created. */
  readonly community?: (() => DemoCommunity | undefined) | undefined;
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
  /** Settles when the engine ends. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}
