import type { Effect } from '../../shared/callbacks/effect.ts';
import type { Environment } from '../../shared/config.ts';
import { assemblyAi } from '../../shared/transcription/assemblyai.ts';
import { transcriptionEffect } from '../../shared/transcription/transcription-effect.ts';
import { transcriptionSecret } from '../../shared/transcription/transcription-secret.ts';

/** What the callbacks of each provider do, by its name. */
export const effectsOf = (environment: Environment): Readonly<Record<string, Effect>> => ({
  assemblyai: transcriptionEffect(assemblyAi(environment, transcriptionSecret(environment))),
});
