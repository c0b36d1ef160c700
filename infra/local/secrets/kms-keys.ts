import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import type { DataFolder } from '../data-folder.ts';
import { arn } from '../environment.ts';
import { AwsError } from '../protocol/request.ts';

export interface KmsKey {
  readonly id: string;
  readonly spec: string;
  readonly usage: string;
  /** The bytes of a symmetric key, or a private key as PKCS #8; base64. */
  readonly material: string;
}

/** The keys of the stack, created once per data folder. */
export interface KmsKeys {
  readonly create: (logicalId: string, spec: string, usage: string) => KmsKey;
  readonly alias: (name: string, keyId: string) => void;
  /** Finds a key by id, ARN or alias. */
  readonly find: (reference: string) => KmsKey;
}

const FILE = 'kms.json';

const MATERIAL: Readonly<Record<string, () => Buffer>> = {
  SYMMETRIC_DEFAULT: () => randomBytes(32),
  HMAC_256: () => randomBytes(32),
  ECC_NIST_EDWARDS25519: () => generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }),
};

export const keyArn = (id: string): string => arn('kms', `key/${id}`);

export const bytesOf = (key: KmsKey): Buffer => Buffer.from(key.material, 'base64');

export const privateKeyOf = (key: KmsKey): KeyObject =>
  createPrivateKey({ key: bytesOf(key), format: 'der', type: 'pkcs8' });

export const kmsKeys = (folder: DataFolder): KmsKeys => {
  const kept = folder.read<Record<string, KmsKey>>(FILE, {});
  const aliases = new Map<string, string>();
  return {
    create(logicalId, spec, usage) {
      const existing = kept[logicalId];
      if (existing?.spec === spec && existing.usage === usage) return existing;
      const material = MATERIAL[spec];
      if (!material) throw new Error(`${logicalId}: the local stack has no KMS keys of spec ${spec}.`);
      const key = { id: randomUUID(), spec, usage, material: material().toString('base64') };
      kept[logicalId] = key;
      folder.write(FILE, kept);
      return key;
    },
    alias: (name, keyId) => void aliases.set(name, keyId),
    find(reference) {
      const name = reference.slice(reference.indexOf('alias/'));
      const id = aliases.get(name) ?? reference.split('/').at(-1);
      const key = Object.values(kept).find((candidate) => candidate.id === id);
      if (!key) throw new AwsError('NotFoundException', `Key '${reference}' does not exist`);
      return key;
    },
  };
};
