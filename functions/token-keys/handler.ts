import { privateKeyOf, publicHalf, publicKeyText } from '../../shared/webhooks/signing-key.ts';
import { type CustomResourceEvent, type Outcome, respond } from './cloudformation.ts';
import { tokenPublicKey } from './public-key.ts';

/** The DER-encoded public half of a KMS key. */
export type ReadPublicKey = (keyId: string) => Promise<Uint8Array>;

/** The seed of a signing key, and since when it is the secret's value. */
export type ReadSeed = (secretArn: string) => Promise<{ readonly seed: string; readonly created_at: string }>;

const webhookKey = async (secretArn: string, read: ReadSeed): Promise<Outcome> => {
  const { seed, created_at } = await read(secretArn);
  const { kid: id, x } = tokenPublicKey(publicHalf(privateKeyOf(seed)));
  return { Status: 'SUCCESS', PhysicalResourceId: id, Data: { id, key: publicKeyText(x), created_at } };
};

const outcomeOf = async (event: CustomResourceEvent, read: ReadPublicKey, readSeed: ReadSeed): Promise<Outcome> => {
  if (event.RequestType === 'Delete') {
    return { Status: 'SUCCESS', PhysicalResourceId: event.PhysicalResourceId ?? event.LogicalResourceId };
  }
  const { KeyId, SeedSecretArn } = event.ResourceProperties;
  if (typeof SeedSecretArn === 'string') return webhookKey(SeedSecretArn, readSeed);
  if (typeof KeyId !== 'string') throw new Error('KeyId is missing');
  const { kid, x } = tokenPublicKey(await read(KeyId));
  return { Status: 'SUCCESS', PhysicalResourceId: kid, Data: { kid, x } };
};

/** Gives a stack the public half of a signing key, of KMS or of a seed; never the private one. A failure fails the deployment, at once and with its reason. */
export const tokenKeysHandler =
  (read: ReadPublicKey, readSeed: ReadSeed) =>
  async (event: CustomResourceEvent): Promise<void> => {
    const outcome = await outcomeOf(event, read, readSeed).catch((error: unknown): Outcome => {
      const Reason = error instanceof Error ? error.message : String(error);
      return { Status: 'FAILED', PhysicalResourceId: event.PhysicalResourceId ?? event.LogicalResourceId, Reason };
    });
    await respond(event, outcome);
  };
