import type { AdditionalVersion } from './additional-version.ts';
import type { DataFolder } from './data-folder.ts';
import type { Demo } from './demo/demo.ts';

export interface StackOptions {
  readonly folder: DataFolder;
  readonly port: number;
  readonly fresh: boolean;
  readonly dynamodbEndpoint: string | undefined;
  /** The restored table that the stack adopts. */
  readonly table?: string | undefined;
  /** How many instances of functions it keeps. Default: a few, which end when they are idle. */
  readonly instances?: number | undefined;
  readonly log: (line: string) => void;
  /** A second version of functions, which gets a share of their traffic. */
  readonly additionalVersion?: AdditionalVersion | undefined;
  /** The demo; undefined until it is created. */
  readonly demo?: (() => Demo | undefined) | undefined;
  /** Runs after each move of the clock. */
  readonly onClockMoved: () => Promise<void>;
}
