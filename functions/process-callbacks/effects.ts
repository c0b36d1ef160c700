import type { Effect } from '../../shared/callbacks/effect.ts';
import { paymentEffect } from '../../shared/commerce/payment-effect.ts';
import type { Environment } from '../../shared/config.ts';
import { resendEffect } from '../../shared/email/resend-callbacks.ts';
import { sesEffect, visitSns } from '../../shared/email/ses-callbacks.ts';
import { paymentEvent } from '../../shared/payments/stripe-events.ts';
import { assemblyAi } from '../../shared/transcription/assemblyai.ts';
import { transcriptionEffect } from '../../shared/transcription/transcription-effect.ts';
import { transcriptionSecret } from '../../shared/transcription/transcription-secret.ts';

/** What the callbacks of each provider do, by its name. */
export const effectsOf = (environment: Environment): Readonly<Record<string, Effect>> => ({
  stripe: paymentEffect(paymentEvent),
  resend: resendEffect,
  ses: sesEffect(visitSns),
  assemblyai: transcriptionEffect(assemblyAi(environment, transcriptionSecret(environment))),
});
