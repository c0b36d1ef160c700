import { Duration, type RemovalPolicy } from 'aws-cdk-lib';
import type { CfnKey } from 'aws-cdk-lib/aws-kms';
import type { Stage } from './stage.ts';

/** The shortest time that KMS takes to delete a key. */
const PENDING_DAYS = 7;

/** A key is kept when its stack is deleted; an ephemeral stage's is deleted as soon as KMS can. */
export const keyRemoval = ({ data, ephemeral }: Stage): { removalPolicy: RemovalPolicy; pendingWindow?: Duration } => ({
  removalPolicy: data,
  ...(ephemeral && { pendingWindow: Duration.days(PENDING_DAYS) }),
});

/** The same for a key that CDK has no construct of its own for. */
export const removeKey = (key: CfnKey, { data, ephemeral }: Stage): void => {
  key.applyRemovalPolicy(data);
  if (ephemeral) key.pendingWindowInDays = PENDING_DAYS;
};
