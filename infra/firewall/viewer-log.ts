import { Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource, LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { vendedLogName } from '../gateway/access-log.ts';
import type { Stage } from '../stage.ts';

/** The fields of the access log. Query strings, headers and cookies are left out, because they contain credentials. */
const FIELDS = [
  'date',
  'time',
  'c-ip',
  'cs-method',
  'cs-uri-stem',
  'cs-protocol',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'x-edge-request-id',
  'x-edge-location',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
];

/** One JSON line per request that reaches the distribution, with the caller's address and WAF's blocked requests. */
export const viewerLog = (scope: Construct, distribution: Distribution, main: Stack, stage: Stage): void => {
  const log = new LogGroup(scope, 'ViewerLog', {
    logGroupName: vendedLogName(main, Stack.of(scope), 'viewers'),
    retention: stage.accessLogDays,
    removalPolicy: stage.logs,
  });
  const name = `${main.stackName}-viewers`;
  const source = new CfnDeliverySource(scope, 'ViewerLogSource', {
    name,
    logType: 'ACCESS_LOGS',
    resourceArn: distribution.distributionArn,
  });
  const destination = new CfnDeliveryDestination(scope, 'ViewerLogDestination', {
    name,
    destinationResourceArn: log.logGroupArn,
    outputFormat: 'json',
  });
  new CfnDelivery(scope, 'ViewerLogDelivery', {
    deliverySourceName: source.ref,
    deliveryDestinationArn: destination.attrArn,
    recordFields: FIELDS,
  });
};
