import { GetPublicKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { readSecret } from '../../shared/aws/secret.ts';
import { tokenKeysHandler } from './handler.ts';

const kms = new KMSClient();

export const handler = tokenKeysHandler(
  async (KeyId) => {
    const { PublicKey } = await kms.send(new GetPublicKeyCommand({ KeyId }));
    if (!PublicKey) throw new Error('KMS answered without a key');
    return PublicKey;
  },
  async (secretArn) => {
    const { fields, created_at } = await readSecret(process.env, secretArn);
    return { seed: fields.seed ?? '', created_at };
  },
);
