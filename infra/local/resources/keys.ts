import { stringOf } from '../json.ts';
import { keyArn } from '../secrets/kms-keys.ts';
import type { Provision } from './resource.ts';

export const key: Provision = (id, { KeySpec, KeyUsage }, { keys }) => {
  const created = keys.create(id, stringOf(KeySpec) || 'SYMMETRIC_DEFAULT', stringOf(KeyUsage) || 'ENCRYPT_DECRYPT');
  return { ref: created.id, attributes: { Arn: keyArn(created.id), KeyId: created.id } };
};

export const keyAlias: Provision = (_id, { AliasName, TargetKeyId }, { keys }) => {
  const name = stringOf(AliasName);
  keys.alias(name, stringOf(TargetKeyId).split('/').at(-1) ?? '');
  return { ref: name };
};
