import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decrypt, encrypt } from '../../../../shared/platform/crypto/aes-gcm.ts';

const key = randomBytes(32);
const text = Buffer.from('a secret');

test('decryption with the same key returns the plaintext', () => {
  expect(decrypt(encrypt(text, key), key)).toEqual(text);
  expect(decrypt(encrypt(Buffer.alloc(0), key), key)).toHaveLength(0);
});

test('the same plaintext has a different ciphertext each time', () => {
  expect(encrypt(text, key)).not.toEqual(encrypt(text, key));
});

test('another key and a change of any byte are rejected', () => {
  const sealed = encrypt(text, key);
  expect(() => decrypt(sealed, randomBytes(32))).toThrow();
  for (const nth of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed[nth] = (changed[nth] ?? 0) ^ 1;
    expect(() => decrypt(changed, key), `byte ${nth}`).toThrow();
  }
});
