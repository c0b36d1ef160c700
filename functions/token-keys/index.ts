import { GetPublicKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { tokenKeysHandler } from './handler.ts';

const kms = new KMSClient();

export const handler = tokenKeysHandler(async (KeyId) => {
  const { PublicKey } = await kms.send(new GetPublicKeyCommand({ KeyId }));
  if (!PublicKey) throw new Error('KMS answered without a key');
  return PublicKey;
});
