import type { Environment } from '../../platform/runtime/config.ts';
import type { Rendition } from '../media/recording.ts';
import type { TranscodeStatus } from './transcode-item.ts';

/** What is to be made of which object. */
export interface TranscodeOrder {
  /** The same order given twice is one. */
  readonly id: string;
  readonly source_key: string;
  readonly renditions: readonly Rendition[];
}

export interface TranscodeState {
  readonly status: Exclude<TranscodeStatus, 'queued'>;
  /** In percent. */
  readonly progress: number;
  readonly error: string | null;
}

/** Thrown for what will not become right by being tried again. Its message is shown to the creator. */
export class TranscodeRefused extends Error {}

/** Makes other forms of a media. Whatever else goes wrong rejects, and may be tried again. */
export interface TranscodeProvider {
  readonly name: string;
  /** What the provider calls the work it has taken on. */
  submit(order: TranscodeOrder, now: Date): Promise<string>;
  check(provider_id: string, now: Date): Promise<TranscodeState>;
}

/** Calls a provider, as the role that its declaration describes. */
export type ConnectTranscoding = (environment: Environment) => TranscodeProvider;

/** The AWS service that a provider is: who assumes the role that reads and writes files, and what starts jobs. */
export interface TranscodingDeclaration {
  /** The prefix of its actions and ARNs, and of its service principal. */
  readonly service: string;
  readonly actions: readonly string[];
  readonly resources: readonly { readonly resource: string; readonly resourceName: string }[];
}
