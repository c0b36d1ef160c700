import { PAYMENT_CALLBACKS } from '../../shared/commerce/payments/callbacks.ts';
import { paymentEffect } from '../../shared/commerce/purchases/payment-effect.ts';
import { EMAIL_REPORTS } from '../../shared/delivery/email/reports.ts';
import { TRANSCRIPTION_CLIENTS } from '../../shared/media/transcription/clients.ts';
import { transcriptionEffect } from '../../shared/media/transcription/transcription-effect.ts';
import { connectAll } from '../../shared/platform/aws/connect-all.ts';
import type { Effect } from '../../shared/platform/callbacks/effect.ts';
import type { Environment } from '../../shared/platform/runtime/config.ts';

/** The effect of callbacks, by provider name. */
export const effectsOf = (environment: Environment): Readonly<Record<string, Effect>> =>
  Object.fromEntries<Effect>([
    ...Object.entries(PAYMENT_CALLBACKS).map(([name, { readEvent }]) => [name, paymentEffect(readEvent)] as const),
    ...Object.entries(EMAIL_REPORTS).map(([name, { effect }]) => [name, effect] as const),
    ...[...connectAll(TRANSCRIPTION_CLIENTS, environment)].map(
      ([name, client]) => [name, transcriptionEffect(client)] as const,
    ),
  ]);
