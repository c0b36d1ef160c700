import { stringOf } from '../json.ts';
import { AwsError, type AwsService, jsonService } from './request.ts';

/** Secret values by ARN, each with its creation time under `createdName`. */
export type Secrets = Map<string, string>;

export const createdName = (name: string): string => `${name}#created`;

/** Secrets Manager: GetSecretValue only. */
export const secretsManager = (secrets: Secrets): AwsService =>
  jsonService({
    GetSecretValue({ SecretId, VersionStage = 'AWSCURRENT' }) {
      const id = stringOf(SecretId);
      const found = [...secrets].find(([arn]) => arn === id || arn.endsWith(`:secret:${id}`));
      if (!found || VersionStage !== 'AWSCURRENT')
        throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
      const [ARN, SecretString] = found;
      const CreatedDate = Date.parse(secrets.get(createdName(ARN)) ?? new Date(0).toISOString()) / 1000;
      return { ARN, Name: id, SecretString, CreatedDate, VersionStages: ['AWSCURRENT'] };
    },
  });
