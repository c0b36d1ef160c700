import { connectAssemblyAi } from './assemblyai/connect.ts';
import type { ConnectTranscription } from './provider.ts';
import type { TranscriptionProviderName } from './registry.ts';

/** The client of each provider. */
export const TRANSCRIPTION_CLIENTS: Readonly<Record<TranscriptionProviderName, ConnectTranscription>> = {
  assemblyai: connectAssemblyAi,
};
