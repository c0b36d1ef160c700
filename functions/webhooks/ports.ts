import * as z from 'zod';
import { routeWith } from '../../shared/api/route.ts';
import { connectGuard } from '../../shared/delivery/webhooks/guard.ts';
import { type EncryptSecret, encryptWithKms } from '../../shared/delivery/webhooks/secret-encryption.ts';
import type { WebhookSigningKey } from '../../shared/delivery/webhooks/signing-key.ts';
import type { GuardOptions } from '../../shared/delivery/webhooks/target-guard.ts';
import { type Environment, required } from '../../shared/platform/runtime/config.ts';

/** These routes can encrypt signing secrets, and cannot decrypt them. */
interface WebhookPorts {
  readonly webhooks: {
    readonly encryptSecret: EncryptSecret;
    readonly guard: GuardOptions;
    readonly signingKeys: readonly WebhookSigningKey[];
  };
}

const SigningKeys = z.array(
  z.object({ id: z.string(), key: z.string(), created_at: z.string(), retired_at: z.string().nullable() }),
);

export const connectWebhooks = (environment: Environment): WebhookPorts => ({
  webhooks: {
    encryptSecret: encryptWithKms(environment),
    guard: connectGuard(environment),
    signingKeys: SigningKeys.parse(JSON.parse(required(environment, 'WEBHOOK_SIGNING_KEYS'))),
  },
});

export const route = routeWith<WebhookPorts>();
