import { createHash } from 'node:crypto';
import {
  isSeed,
  privateKeyOf,
  publicHalf,
  publicKeyText,
  type WebhookSigningKey,
} from '../../shared/delivery/webhooks/signing-key.ts';
import { type CustomResourceEvent, type Outcome, respond } from './cloudformation.ts';
import { tokenPublicKey } from './public-key.ts';

/** The DER-encoded public key of a KMS key. */
type ReadPublicKey = (keyId: string) => Promise<Uint8Array>;

/** The seed of a signing key, and when it became the current value. */
interface Seed {
  readonly seed: string;
  readonly created_at: string;
}

/** The seed that signs, the one that will sign next, and the one that signed before. */
interface Seeds {
  readonly current: Seed;
  readonly pending?: Seed;
  readonly previous?: Seed;
}

type ReadSeeds = (secretArn: string) => Promise<Seeds>;

/** The secret that the stage's distribution sends. */
type ReadFirewallSecret = (secretArn: string) => Promise<string>;

interface Readers {
  readonly publicKey: ReadPublicKey;
  readonly seeds: ReadSeeds;
  readonly firewallSecret: ReadFirewallSecret;
}

const firewallDigest = async (secretArn: string, read: ReadFirewallSecret): Promise<Outcome> => {
  const secret = await read(secretArn);
  if (secret === '') throw new Error('The firewall secret has no value');
  const digest = createHash('sha256').update(secret).digest('hex');
  return { Status: 'SUCCESS', PhysicalResourceId: digest, Data: { digest } };
};

/**
 * The signing keys for receivers: the current one, the next one before anything is signed with it, and the previous one
 * with the time when the current one replaced it.
 */
const webhookKeys = async (secretArn: string, read: ReadSeeds): Promise<Outcome> => {
  const { current, pending, previous } = await read(secretArn);
  const keyOf = ({ seed, created_at }: Seed, retired_at: string | null): WebhookSigningKey => {
    const { kid: id, x } = tokenPublicKey(publicHalf(privateKeyOf(seed)));
    return { id, key: publicKeyText(x), created_at, retired_at };
  };
  const others = [
    ...(pending && isSeed(pending.seed) ? [keyOf(pending, null)] : []),
    ...(previous && isSeed(previous.seed) ? [keyOf(previous, current.created_at)] : []),
  ];
  const all = [keyOf(current, null), ...others];
  const keys = all.filter(({ id }, nth) => all.findIndex((one) => one.id === id) === nth);
  return { Status: 'SUCCESS', PhysicalResourceId: keys[0]?.id ?? secretArn, Data: { keys: JSON.stringify(keys) } };
};

const outcomeOf = async (event: CustomResourceEvent, read: Readers): Promise<Outcome> => {
  if (event.RequestType === 'Delete') {
    return { Status: 'SUCCESS', PhysicalResourceId: event.PhysicalResourceId ?? event.LogicalResourceId };
  }
  const { KeyId, SeedSecretArn, FirewallSecretArn } = event.ResourceProperties;
  if (typeof SeedSecretArn === 'string') return webhookKeys(SeedSecretArn, read.seeds);
  if (typeof FirewallSecretArn === 'string') return firewallDigest(FirewallSecretArn, read.firewallSecret);
  if (typeof KeyId !== 'string') throw new Error('KeyId is missing');
  const { kid, x } = tokenPublicKey(await read.publicKey(KeyId));
  return { Status: 'SUCCESS', PhysicalResourceId: kid, Data: { kid, x } };
};

/**
 * Returns the public keys of KMS keys or seeds and the SHA-256 of the firewall's secret; never a private value. A
 * failure fails the deployment with its reason.
 */
export const tokenKeysHandler =
  (publicKey: ReadPublicKey, seeds: ReadSeeds, firewallSecret: ReadFirewallSecret) =>
  async (event: CustomResourceEvent): Promise<void> => {
    const outcome = await outcomeOf(event, { publicKey, seeds, firewallSecret }).catch((error: unknown): Outcome => {
      const Reason = error instanceof Error ? error.message : String(error);
      return { Status: 'FAILED', PhysicalResourceId: event.PhysicalResourceId ?? event.LogicalResourceId, Reason };
    });
    await respond(event, outcome);
  };
