import { createHmac, createPublicKey, randomBytes, sign, timingSafeEqual } from 'node:crypto';
import { type JsonObject, numberOf, stringOf } from '../json.ts';
import { AwsError, type AwsService, jsonService } from '../protocol/request.ts';
import { bytesOf, type KmsKey, type KmsKeys, keyArn, privateKeyOf } from '../secrets/kms-keys.ts';
import { open, seal } from '../secrets/kms-seal.ts';

const bytes = (value: unknown): Buffer => Buffer.from(stringOf(value), 'base64');
const base64 = (value: Buffer): string => value.toString('base64');

const keyFor = (keys: KmsKeys, input: JsonObject, usage: string): KmsKey => {
  const key = keys.find(stringOf(input.KeyId));
  if (key.usage !== usage)
    throw new AwsError('InvalidKeyUsageException', `${keyArn(key.id)} key usage is ${key.usage}`);
  return key;
};

const plaintextOf = (input: JsonObject): Buffer => {
  const plaintext = bytes(input.Plaintext);
  if (plaintext.length === 0 || plaintext.length > 4096) {
    throw new AwsError('ValidationException', "Value at 'plaintext' must have length between 1 and 4096");
  }
  return plaintext;
};

const requireOnly = (name: string, value: unknown, allowed: string): void => {
  if (value !== allowed) throw new AwsError('ValidationException', `${name} must be ${allowed}`);
};

const hmac = (key: KmsKey, message: Buffer): Buffer => createHmac('sha256', bytesOf(key)).update(message).digest();

/** KMS: the operations that the service uses, each with the checks of the real one. */
export const kms = (keys: KmsKeys): AwsService =>
  jsonService({
    Sign(input) {
      const key = keyFor(keys, input, 'SIGN_VERIFY');
      requireOnly('SigningAlgorithm', input.SigningAlgorithm, 'ED25519_SHA_512');
      requireOnly('MessageType', input.MessageType ?? 'RAW', 'RAW');
      const signature = sign(null, bytes(input.Message), privateKeyOf(key));
      return { KeyId: keyArn(key.id), Signature: base64(signature), SigningAlgorithm: 'ED25519_SHA_512' };
    },
    GetPublicKey(input) {
      const key = keyFor(keys, input, 'SIGN_VERIFY');
      const PublicKey = base64(createPublicKey(privateKeyOf(key)).export({ format: 'der', type: 'spki' }));
      const SigningAlgorithms = ['ED25519_SHA_512', 'ED25519_PH_SHA_512'];
      return { KeyId: keyArn(key.id), KeySpec: key.spec, KeyUsage: key.usage, PublicKey, SigningAlgorithms };
    },
    Encrypt(input) {
      const key = keyFor(keys, input, 'ENCRYPT_DECRYPT');
      const CiphertextBlob = base64(seal(key, plaintextOf(input), input.EncryptionContext));
      return { KeyId: keyArn(key.id), CiphertextBlob, EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
    },
    Decrypt(input) {
      const { key, plaintext } = open(keys, bytes(input.CiphertextBlob), input.EncryptionContext);
      if (input.KeyId !== undefined && keys.find(stringOf(input.KeyId)).id !== key.id) {
        throw new AwsError('IncorrectKeyException', 'The ciphertext was made with another key.');
      }
      return { KeyId: keyArn(key.id), Plaintext: base64(plaintext), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
    },
    GenerateDataKey(input) {
      const key = keyFor(keys, input, 'ENCRYPT_DECRYPT');
      const plaintext = randomBytes(numberOf(input.NumberOfBytes, input.KeySpec === 'AES_128' ? 16 : 32));
      const CiphertextBlob = base64(seal(key, plaintext, input.EncryptionContext));
      return { KeyId: keyArn(key.id), CiphertextBlob, Plaintext: base64(plaintext) };
    },
    GenerateMac(input) {
      const key = keyFor(keys, input, 'GENERATE_VERIFY_MAC');
      return { KeyId: keyArn(key.id), Mac: base64(hmac(key, bytes(input.Message))), MacAlgorithm: 'HMAC_SHA_256' };
    },
    VerifyMac(input) {
      const key = keyFor(keys, input, 'GENERATE_VERIFY_MAC');
      const [expected, presented] = [hmac(key, bytes(input.Message)), bytes(input.Mac)];
      if (expected.length !== presented.length || !timingSafeEqual(expected, presented)) {
        throw new AwsError('KMSInvalidMacException', '');
      }
      return { KeyId: keyArn(key.id), MacAlgorithm: 'HMAC_SHA_256', MacValid: true };
    },
  });
