import type { Environment } from '../../platform/runtime/config.ts';
import type { Segment } from './transcription-item.ts';

/** The audio to transcribe, and the reference of its callback. */
export interface TranscriptionOrder {
  /** Valid for at least an hour. */
  readonly audio_url: string;
  /** Repeated and proved by the provider's callback. */
  readonly reference: string;
}

export interface Transcript {
  readonly language: string | null;
  readonly duration_seconds: number | null;
  readonly segments: readonly Segment[];
}

/** A permanent error. Its message is shown to the creator. */
export class TranscriptionRefused extends Error {}

/** Transcribes media. Any other error can be retried. */
export interface TranscriptionProvider {
  readonly name: string;
  /** Returns the provider's id of the transcription. */
  submit(order: TranscriptionOrder, now: Date): Promise<string>;
  /**
   * The finished transcript. `undefined` while it is in progress. Throws `TranscriptionRefused` with the reason if the
   * provider failed or does not know the id.
   */
  fetch(provider_id: string, now: Date): Promise<Transcript | undefined>;
}

/** Calls a provider, with the secrets that its declaration names. */
export type ConnectTranscription = (environment: Environment) => TranscriptionProvider;

/** The transcription of a callback, in its URL. */
export interface TranscriptionReference {
  readonly team: string;
  readonly media: string;
  readonly transcription: string;
}

export const writeReference = ({ team, media, transcription }: TranscriptionReference): string =>
  [team, media, transcription].join('.');

export const readReference = (text: string | null): TranscriptionReference | undefined => {
  const [team, media, transcription, ...more] = (text ?? '').split('.');
  return team && media && transcription && more.length === 0 ? { team, media, transcription } : undefined;
};
