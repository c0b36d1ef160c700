import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { objectOf } from '../json.ts';
import { AwsError } from '../protocol/request.ts';
import { bytesOf, type KmsKey, type KmsKeys } from './kms-keys.ts';

/** The encryption context as text, independent of the order of its names. */
const contextBytes = (context: unknown): Buffer =>
  Buffer.from(JSON.stringify(Object.entries(objectOf(context)).sort(([a], [b]) => (a < b ? -1 : 1))));

/** Key id (36 bytes), nonce (12), tag (16), ciphertext: as in AWS, the blob names its key. */
export const seal = (key: KmsKey, plaintext: Buffer, context: unknown): Buffer => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', bytesOf(key), nonce).setAAD(contextBytes(context));
  const sealed = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([Buffer.from(key.id), nonce, cipher.getAuthTag(), sealed]);
};

/** Throws for a modified blob or another encryption context. */
export const open = (keys: KmsKeys, blob: Buffer, context: unknown): { key: KmsKey; plaintext: Buffer } => {
  try {
    const key = keys.find(blob.subarray(0, 36).toString());
    const decipher = createDecipheriv('aes-256-gcm', bytesOf(key), blob.subarray(36, 48));
    decipher.setAAD(contextBytes(context)).setAuthTag(blob.subarray(48, 64));
    return { key, plaintext: Buffer.concat([decipher.update(blob.subarray(64)), decipher.final()]) };
  } catch {
    throw new AwsError('InvalidCiphertextException', '');
  }
};
