import * as z from 'zod';
import { type Environment, required } from '../../shared/config.ts';
import { routeWith } from '../../shared/http/route.ts';
import { guardOf } from '../../shared/webhooks/guard.ts';
import { kmsSeal, type Seal } from '../../shared/webhooks/seal.ts';
import type { WebhookSigningKey } from '../../shared/webhooks/signing-key.ts';
import type { GuardOptions } from '../../shared/webhooks/target-guard.ts';

/** What the routes of this group hold: they can seal a secret, and open none. */
export interface WebhookPorts {
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
    seal: kmsSeal(environment),
    guard: guardOf(environment),
    signingKeys: SigningKeys.parse(JSON.parse(required(environment, 'WEBHOOK_SIGNING_KEYS'))),
  },
});

export const route = routeWith<WebhookPorts>();
