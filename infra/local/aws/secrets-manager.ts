import { stringOf } from '../json.ts';
import { AwsError, type AwsService, jsonService } from './request.ts';

/** Secret values by ARN. */
export type Secrets = Map<string, string>;

/** Secrets Manager: what a function may read. */
export const secretsManager = (secrets: Secrets): AwsService =>
  jsonService({
    GetSecretValue({ SecretId }) {
      const id = stringOf(SecretId);
      const found = [...secrets].find(([arn]) => arn === id || arn.endsWith(`:secret:${id}`));
      if (!found) throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
      return { ARN: found[0], Name: id, SecretString: found[1], VersionStages: ['AWSCURRENT'] };
    },
  });
