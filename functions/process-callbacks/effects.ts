import { PAYMENT_CALLBACKS } from '../../shared/commerce/payments/callbacks.ts';
import { paymentEffect } from '../../shared/commerce/purchases/payment-effect.ts';
import { resendEffect } from '../../shared/delivery/email/resend/callbacks.ts';
import { sesEffect, visitSns } from '../../shared/delivery/email/ses/callbacks.ts';
import { assemblyAi } from '../../shared/media/transcription/assemblyai/client.ts';
import { transcriptionSecret } from '../../shared/media/transcription/assemblyai/secret.ts';
import { transcriptionEffect } from '../../shared/media/transcription/transcription-effect.ts';
import type { Effect } from '../../shared/platform/callbacks/effect.ts';
import type { Environment } from '../../shared/platform/runtime/config.ts';

const paymentEffects = Object.fromEntries(
  Object.entries(PAYMENT_CALLBACKS).map(([name, { readEvent }]) => [name, paymentEffect(readEvent)]),
);

/** What the callbacks of each provider do, by its name. */
export const effectsOf = (environment: Environment): Readonly<Record<string, Effect>> => ({
  ...paymentEffects,
  resend: resendEffect,
  ses: sesEffect(visitSns),
  assemblyai: transcriptionEffect(assemblyAi(environment, transcriptionSecret(environment))),
});
