import * as z from 'zod';
import { routeWith } from '../../shared/api/route.ts';
import type { WebhookSigningKey } from '../../shared/delivery/webhooks/signing-key.ts';
import { connectGuard } from '../../shared/platform/outbound/guard.ts';
import type { GuardOptions } from '../../shared/platform/outbound/target-guard.ts';
import { type Environment, required } from '../../shared/platform/runtime/config.ts';
import { type Seal, sealWithKms } from '../../shared/platform/sealing/sealing.ts';

/** These routes can encrypt signing secrets, and cannot decrypt them. */
interface WebhookPorts {
  readonly webhooks: {
    readonly seal: Seal;
    readonly guard: GuardOptions;
    readonly signingKeys: readonly WebhookSigningKey[];
  };
}

const SigningKeys = z.array(
  z.object({ id: z.string(), key: z.string(), created_at: z.string(), retired_at: z.string().nullable() }),
);

export const connectWebhooks = (environment: Environment): WebhookPorts => ({
  webhooks: {
    seal: sealWithKms(environment),
    guard: connectGuard(environment),
    signingKeys: SigningKeys.parse(JSON.parse(required(environment, 'WEBHOOK_SIGNING_KEYS'))),
  },
});

export const route = routeWith<WebhookPorts>();
