import { paymentEvent } from '../../shared/commerce/payments/stripe/events.ts';
import { paymentEffect } from '../../shared/commerce/purchases/payment-effect.ts';
import { resendEffect } from '../../shared/delivery/email/resend/callbacks.ts';
import { sesEffect, visitSns } from '../../shared/delivery/email/ses/callbacks.ts';
import { assemblyAi } from '../../shared/media/transcription/assemblyai/client.ts';
import { transcriptionSecret } from '../../shared/media/transcription/assemblyai/secret.ts';
import { transcriptionEffect } from '../../shared/media/transcription/transcription-effect.ts';
import type { Effect } from '../../shared/platform/callbacks/effect.ts';
import type { Environment } from '../../shared/platform/runtime/config.ts';

/** What the callbacks of each provider do, by its name. */
export const effectsOf = (environment: Environment): Readonly<Record<string, Effect>> => ({
  stripe: paymentEffect(paymentEvent),
  resend: resendEffect,
  ses: sesEffect(visitSns),
  assemblyai: transcriptionEffect(assemblyAi(environment, transcriptionSecret(environment))),
});
