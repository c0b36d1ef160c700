import type { ConnectCallbacks } from '../../platform/callbacks/provider.ts';
import { connectAssemblyAiCallbacks } from './assemblyai/connect-callbacks.ts';
import type { TranscriptionProviderName } from './registry.ts';

/** The verification of each provider's callbacks. */
export const TRANSCRIPTION_CALLBACKS: Readonly<Record<TranscriptionProviderName, ConnectCallbacks>> = {
  assemblyai: connectAssemblyAiCallbacks,
};
