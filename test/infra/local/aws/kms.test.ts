import { createPublicKey, verify } from 'node:crypto';
import {
  DecryptCommand,
  EncryptCommand,
  GenerateDataKeyCommand,
  GenerateMacCommand,
  GetPublicKeyCommand,
  KMSClient,
  SignCommand,
  VerifyMacCommand,
} from '@aws-sdk/client-kms';
import { expect, onTestFinished, test } from 'vitest';
import { startAwsEndpoint } from '../../../../infra/local/aws/endpoint.ts';
import { kms } from '../../../../infra/local/aws/kms.ts';
import { kmsKeys } from '../../../../infra/local/secrets/kms-keys.ts';
import { temporaryDataFolder } from '../support/data-folder.ts';

const started = async () => {
  const folder = temporaryDataFolder();
  const keys = kmsKeys(folder);
  const endpoint = await startAwsEndpoint({ targets: { 'TrentService.': kms(keys) }, paths: {} });
  onTestFinished(endpoint.close);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return { folder, keys, client: new KMSClient({ endpoint: endpoint.origin, region: 'us-east-1', credentials }) };
};

const message = Buffer.from('message');

test('a signature verifies with the public key', async () => {
  const { keys, client } = await started();
  const { id: KeyId } = keys.create('Key', 'ECC_NIST_EDWARDS25519', 'SIGN_VERIFY');
  const signing = { KeyId, Message: message, SigningAlgorithm: 'ED25519_SHA_512' } as const;
  const { Signature = Buffer.alloc(0) } = await client.send(new SignCommand(signing));
  const { PublicKey = Buffer.alloc(0) } = await client.send(new GetPublicKeyCommand({ KeyId }));
  const key = createPublicKey({ key: Buffer.from(PublicKey), format: 'der', type: 'spki' });
  expect(verify(null, message, key, Signature)).toBe(true);
  expect(verify(null, Buffer.from('other'), key, Signature)).toBe(false);
});

test('a ciphertext decrypts only with the same encryption context', async () => {
  const { keys, client } = await started();
  const { id: KeyId } = keys.create('Key', 'SYMMETRIC_DEFAULT', 'ENCRYPT_DECRYPT');
  const EncryptionContext = { team: 't1', hub: 'h1' };
  const { CiphertextBlob } = await client.send(new EncryptCommand({ KeyId, Plaintext: message, EncryptionContext }));
  const open = (context?: Record<string, string>) =>
    client.send(new DecryptCommand({ CiphertextBlob, ...(context && { EncryptionContext: context }) }));
  await expect(open({ hub: 'h1', team: 't1' })).resolves.toMatchObject({ Plaintext: new Uint8Array(message) });
  for (const context of [undefined, { team: 't1' }, { team: 't2', hub: 'h1' }]) {
    await expect(open(context)).rejects.toMatchObject({ name: 'InvalidCiphertextException' });
  }
});

test('the encrypted form of a data key decrypts to its plaintext', async () => {
  const { keys, client } = await started();
  const { id: KeyId } = keys.create('Key', 'SYMMETRIC_DEFAULT', 'ENCRYPT_DECRYPT');
  const { Plaintext, CiphertextBlob } = await client.send(new GenerateDataKeyCommand({ KeyId, KeySpec: 'AES_256' }));
  expect(Plaintext).toHaveLength(32);
  await expect(client.send(new DecryptCommand({ CiphertextBlob }))).resolves.toMatchObject({ Plaintext });
});

test('a MAC verifies only for its message', async () => {
  const { keys, client } = await started();
  const { id: KeyId } = keys.create('Key', 'HMAC_256', 'GENERATE_VERIFY_MAC');
  const { Mac } = await client.send(new GenerateMacCommand({ KeyId, Message: message, MacAlgorithm: 'HMAC_SHA_256' }));
  const check = (Message: Buffer) =>
    client.send(new VerifyMacCommand({ KeyId, Message, Mac, MacAlgorithm: 'HMAC_SHA_256' }));
  await expect(check(message)).resolves.toMatchObject({ MacValid: true });
  await expect(check(Buffer.from('other'))).rejects.toMatchObject({ name: 'KMSInvalidMacException' });
});

test('a key rejects operations that it does not support', async () => {
  const { keys, client } = await started();
  const { id: KeyId } = keys.create('Key', 'ECC_NIST_EDWARDS25519', 'SIGN_VERIFY');
  const encrypting = client.send(new EncryptCommand({ KeyId, Plaintext: message }));
  await expect(encrypting).rejects.toMatchObject({ name: 'InvalidKeyUsageException' });
  await expect(client.send(new GetPublicKeyCommand({ KeyId: 'no-such-key' }))).rejects.toMatchObject({
    name: 'NotFoundException',
  });
});

test('keys survive a restart', async () => {
  const { folder, keys } = await started();
  const first = keys.create('Key', 'ECC_NIST_EDWARDS25519', 'SIGN_VERIFY');
  expect(kmsKeys(folder).create('Key', 'ECC_NIST_EDWARDS25519', 'SIGN_VERIFY')).toEqual(first);
  expect(kmsKeys(folder).find(first.id)).toEqual(first);
});
