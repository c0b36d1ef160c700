import { PAYMENT_PROVIDERS } from '../../shared/commerce/payments/registry.ts';
import { EMAIL_PROVIDERS } from '../../shared/delivery/email/registry.ts';
import { TRANSCRIPTION_PROVIDERS } from '../../shared/media/transcription/registry.ts';
import type { DeclaredSecret, ProviderDeclaration } from '../../shared/platform/aws/provider-declaration.ts';

type Port = Readonly<Record<string, ProviderDeclaration>>;

/** The ports whose providers have secrets. A transcoding provider has none: its declaration names an AWS role. */
const PORTS: readonly Port[] = [PAYMENT_PROVIDERS, EMAIL_PROVIDERS, TRANSCRIPTION_PROVIDERS];

const clientsOf = (port: Port): readonly DeclaredSecret[] =>
  Object.values(port).flatMap(({ clientSecrets }) => clientSecrets);
const callbacksOf = (port: Port): readonly DeclaredSecret[] =>
  Object.values(port).flatMap(({ callbackSecrets }) => callbackSecrets);

export const PAYMENT_CLIENT_SECRETS = clientsOf(PAYMENT_PROVIDERS);
export const EMAIL_CLIENT_SECRETS = clientsOf(EMAIL_PROVIDERS);
export const TRANSCRIPTION_CLIENT_SECRETS = clientsOf(TRANSCRIPTION_PROVIDERS);
export const CALLBACK_SECRETS = PORTS.flatMap(callbacksOf);

/** All secrets that registered providers declare, without duplicates. */
export const PROVIDER_SECRETS: readonly DeclaredSecret[] = [
  ...new Set(PORTS.flatMap((port) => [...clientsOf(port), ...callbacksOf(port)])),
];
