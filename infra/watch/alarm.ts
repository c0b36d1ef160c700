import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Cause } from './causes.ts';

export interface Watch {
  readonly id: string;
  readonly metric: IMetric;
  /** The problem, for the engineer on call. */
  readonly description: string;
  /** The anchor of the section in the page about alarms. */
  readonly see: string;
  /** Alarms above this threshold; 0 by default. */
  readonly above?: number;
  /** Alarms below this threshold, and without data unless `missing` data is fine. */
  readonly below?: number;
  readonly missing?: 'fine';
  /** Datapoints to alarm, and evaluation periods; one of one by default. */
  readonly of?: readonly [periods: number, last: number];
  /** The cause that pages for it, together with other alarms. Without one, it pages itself. */
  readonly cause?: Cause;
}

const PAGE = 'infra/docs/pages/operate/alarms.md';

export const describe = (description: string, see: string): string => `${description}. What to do: ${PAGE}#${see}`;

/** Adds an alarm with the section of the page about alarms, without actions. */
export const addAlarm = (
  scope: Construct,
  stackName: string,
  {
    id,
    metric,
    description,
    see,
    above = 0,
    below,
    missing,
    of: [datapointsToAlarm, evaluationPeriods] = [1, 1],
  }: Watch,
): Alarm =>
  new Alarm(scope, id, {
    alarmName: `${stackName}-${id}`,
    alarmDescription: describe(description, see),
    metric,
    datapointsToAlarm,
    evaluationPeriods,
    threshold: below ?? above,
    comparisonOperator:
      below === undefined ? ComparisonOperator.GREATER_THAN_THRESHOLD : ComparisonOperator.LESS_THAN_THRESHOLD,
    treatMissingData:
      below === undefined || missing === 'fine' ? TreatMissingData.NOT_BREACHING : TreatMissingData.BREACHING,
  });
