import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Construct } from 'constructs';

export interface Watch {
  readonly id: string;
  readonly metric: IMetric;
  /** The problem, for the engineer on call. */
  readonly description: string;
  /** The anchor of the section in RUNBOOK.md. */
  readonly see: string;
  /** Alarms above this threshold; 0 by default. */
  readonly above?: number;
  /** Alarms below this threshold, and without data. */
  readonly below?: number;
  /** Datapoints to alarm, and evaluation periods; one of one by default. */
  readonly of?: readonly [periods: number, last: number];
}

/** Adds an alarm that notifies the action at its start and end, with a link to the runbook. */
export const addAlarm = (
  scope: Construct,
  { stackName, action }: { readonly stackName: string; readonly action: SnsAction },
  { id, metric, description, see, above = 0, below, of: [datapointsToAlarm, evaluationPeriods] = [1, 1] }: Watch,
): void => {
  const alarm = new Alarm(scope, id, {
    alarmName: `${stackName}-${id}`,
    alarmDescription: `${description}. What to do: RUNBOOK.md#${see}`,
    metric,
    datapointsToAlarm,
    evaluationPeriods,
    threshold: below ?? above,
    comparisonOperator:
      below === undefined ? ComparisonOperator.GREATER_THAN_THRESHOLD : ComparisonOperator.LESS_THAN_THRESHOLD,
    treatMissingData: below === undefined ? TreatMissingData.NOT_BREACHING : TreatMissingData.BREACHING,
  });
  alarm.addAlarmAction(action);
  alarm.addOkAction(action);
};
