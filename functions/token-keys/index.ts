import { GetPublicKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { readSecretVersion, type SecretVersion } from '../../shared/platform/aws/secret.ts';
import { tokenKeysHandler } from './handler.ts';

const kms = new KMSClient();

const seedOf = ({ fields, created_at }: SecretVersion) => ({ seed: fields.seed ?? '', created_at });

export const handler = tokenKeysHandler(
  async (KeyId) => {
    const { PublicKey } = await kms.send(new GetPublicKeyCommand({ KeyId }));
    if (!PublicKey) throw new Error('KMS answered without a key');
    return PublicKey;
  },
  async (secretArn) => {
    const [current, pending, previous] = await Promise.all([
      readSecretVersion(process.env, secretArn, 'AWSCURRENT'),
      readSecretVersion(process.env, secretArn, 'AWSPENDING'),
      readSecretVersion(process.env, secretArn, 'AWSPREVIOUS'),
    ]);
    if (!current) throw new Error('The secret has no value');
    return {
      current: seedOf(current),
      ...(pending && { pending: seedOf(pending) }),
      ...(previous && { previous: seedOf(previous) }),
    };
  },
  async (secretArn) => (await readSecretVersion(process.env, secretArn, 'AWSCURRENT'))?.fields.value ?? '',
);
