import { Duration, type RemovalPolicy } from 'aws-cdk-lib';
import type { CfnKey } from 'aws-cdk-lib/aws-kms';
import type { Stage } from '../stage.ts';

/** The shortest waiting period of KMS before a key is deleted. */
const PENDING_DAYS = 7;

/** A key is kept when its stack is deleted. In an ephemeral stage it is deleted after the waiting period. */
export const keyRemoval = ({ data, ephemeral }: Stage): { removalPolicy: RemovalPolicy; pendingWindow?: Duration } => ({
  removalPolicy: data,
  ...(ephemeral && { pendingWindow: Duration.days(PENDING_DAYS) }),
});

/** The same for a low-level key construct. */
export const removeKey = (key: CfnKey, { data, ephemeral }: Stage): void => {
  key.applyRemovalPolicy(data);
  if (ephemeral) key.pendingWindowInDays = PENDING_DAYS;
};
