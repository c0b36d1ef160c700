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
