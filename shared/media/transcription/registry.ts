import type { ProviderDeclaration } from '../../platform/aws/provider-declaration.ts';
import { assemblyai } from './assemblyai/declaration.ts';

/** The transcription providers, by the name that callback paths and stored rows use. Loads no adapter. */
export const TRANSCRIPTION_PROVIDERS = { assemblyai } as const satisfies Readonly<Record<string, ProviderDeclaration>>;

export type TranscriptionProviderName = keyof typeof TRANSCRIPTION_PROVIDERS;

/** The provider of new transcriptions. */
export const DEFAULT_TRANSCRIPTION_PROVIDER: TranscriptionProviderName = 'assemblyai';
