import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** The bytes under a key of 32 bytes, with their nonce before and their tag after them. */
export const encrypt = (bytes: Uint8Array, key: Uint8Array): Buffer => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce);
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
};

/** Throws where the key is another, or what was kept is not whole. */
export const decrypt = (bytes: Uint8Array, key: Uint8Array): Buffer => {
  const opened = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE));
  opened.setAuthTag(bytes.subarray(-TAG));
  return Buffer.concat([opened.update(bytes.subarray(NONCE, -TAG)), opened.final()]);
};
