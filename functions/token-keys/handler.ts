import { type CustomResourceEvent, type Outcome, respond } from './cloudformation.ts';
import { tokenPublicKey } from './public-key.ts';

/** The DER-encoded public half of a KMS key. */
export type ReadPublicKey = (keyId: string) => Promise<Uint8Array>;

const outcomeOf = async (event: CustomResourceEvent, read: ReadPublicKey): Promise<Outcome> => {
  if (event.RequestType === 'Delete') {
    return { Status: 'SUCCESS', PhysicalResourceId: event.PhysicalResourceId ?? event.LogicalResourceId };
  }
  const { KeyId } = event.ResourceProperties;
  if (typeof KeyId !== 'string') throw new Error('KeyId is missing');
  const { kid, x } = tokenPublicKey(await read(KeyId));
  return { Status: 'SUCCESS', PhysicalResourceId: kid, Data: { kid, x } };
};

/** Gives a stack the public half of a signing key. A failure fails the deployment, at once and with its reason. */
export const tokenKeysHandler =
  (read: ReadPublicKey) =>
  async (event: CustomResourceEvent): Promise<void> => {
    const outcome = await outcomeOf(event, read).catch((error: unknown): Outcome => {
      const Reason = error instanceof Error ? error.message : String(error);
      return { Status: 'FAILED', PhysicalResourceId: event.PhysicalResourceId ?? event.LogicalResourceId, Reason };
    });
    await respond(event, outcome);
  };
