import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
} from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { resourceOf } from '../resources.ts';
import type { Stage } from '../stage.ts';

const Fields = z.record(z.string(), z.string());

/** A version of a secret. */
export interface Version {
  readonly id: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly createdAt: Date | undefined;
}

export const secretArn = async (stage: Stage, id: string): Promise<string> =>
  resourceOf(await stage.resources(), 'AWS::SecretsManager::Secret', id).physicalId;

/** Reads a version of a secret; `undefined` if it has none with this label. Errors never contain the value. */
export const readVersion = async (
  { clients }: Stage,
  SecretId: string,
  VersionStage: 'AWSCURRENT' | 'AWSPENDING' | 'AWSPREVIOUS',
): Promise<Version | undefined> => {
  try {
    const read = await clients.secrets.send(new GetSecretValueCommand({ SecretId, VersionStage }));
    const parsed = Fields.safeParse(JSON.parse(read.SecretString ?? '{}'));
    if (!parsed.success) throw new Error('The secret is not a JSON object of strings.');
    return { id: read.VersionId, fields: parsed.data, createdAt: read.CreatedDate };
  } catch (error) {
    if (error instanceof ResourceNotFoundException && VersionStage !== 'AWSCURRENT') return undefined;
    throw error;
  }
};

/** Stores a version of a secret: the current one, or the one that becomes current next. */
export const putVersion = async (
  { clients }: Stage,
  SecretId: string,
  fields: Version['fields'],
  label: 'AWSCURRENT' | 'AWSPENDING' = 'AWSCURRENT',
): Promise<void> => {
  const SecretString = JSON.stringify(fields);
  await clients.secrets.send(new PutSecretValueCommand({ SecretId, SecretString, VersionStages: [label] }));
};
