import type { Environment } from '../../platform/runtime/config.ts';
import type { Segment } from './transcription-item.ts';

/** What is to be transcribed, and where the provider tells that it is done. */
export interface TranscriptionOrder {
  /** Good for an hour at least. */
  readonly audio_url: string;
  /** Repeated by the provider in its callback, and what proves to us that it is the provider's. */
  readonly reference: string;
}

export interface Transcript {
  readonly language: string | null;
  readonly duration_seconds: number | null;
  readonly segments: readonly Segment[];
}

/** Thrown for what will not become right by being tried again. Its message is shown to the creator. */
export class TranscriptionRefused extends Error {}

/** Turns speech into text. Whatever else goes wrong rejects, and may be tried again. */
export interface TranscriptionProvider {
  readonly name: string;
  /** What the provider calls the work it has taken on. */
  submit(order: TranscriptionOrder, now: Date): Promise<string>;
  /**
   * The finished transcript; `undefined` while it is being made. Throws `TranscriptionRefused` with the reason where
   * the provider could not make one, or knows of none.
   */
  fetch(provider_id: string, now: Date): Promise<Transcript | undefined>;
}

/** Calls a provider, with the secrets that its declaration names. */
export type ConnectTranscription = (environment: Environment) => TranscriptionProvider;

/** Which transcription a callback is about: what our address has the provider repeat. */
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
