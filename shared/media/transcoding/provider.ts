import type { Environment } from '../../platform/runtime/config.ts';
import type { Rendition } from '../media/recording.ts';
import type { TranscodeStatus } from './transcode-item.ts';

/** The source object and renditions of a transcode. */
export interface TranscodeOrder {
  /** Repeated requests with the same id create one job. */
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

/** A permanent error. Its message is shown to the creator. */
export class TranscodeRefused extends Error {}

/** Transcodes media. Any other error can be retried. */
export interface TranscodeProvider {
  readonly name: string;
  /** Returns the provider's id of the job. */
  submit(request: TranscodeOrder, now: Date): Promise<string>;
  check(provider_id: string, now: Date): Promise<TranscodeState>;
}

/** Calls a provider, as the role that its declaration describes. */
export type ConnectTranscoding = (environment: Environment) => TranscodeProvider;

/** The AWS service of a provider, which assumes the role that reads and writes files, and its job actions. */
export interface TranscodingDeclaration {
  /** The prefix of its actions and ARNs, and of its service principal. */
  readonly service: string;
  readonly actions: readonly string[];
  readonly resources: readonly { readonly resource: string; readonly resourceName: string }[];
}
