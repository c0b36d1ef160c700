import { TRANSCODING_SERVICES } from '../transcoding.ts';

/** The prefixes of the actions that CloudFormation and the functions need, by the namespace of resource types. */
export const SERVICES: Readonly<Record<string, readonly string[]>> = {
  ApiGateway: ['apigateway'],
  ApiGatewayV2: ['apigateway', 'execute-api'],
  Budgets: ['budgets'],
  CloudFormation: ['cloudformation'],
  CloudFront: ['cloudfront', 'acm'],
  CloudWatch: ['cloudwatch'],
  CodeDeploy: ['codedeploy'],
  DynamoDB: ['dynamodb'],
  Events: ['events'],
  KMS: ['kms'],
  Lambda: ['lambda', 'xray'],
  Logs: ['logs'],
  OpenSearchServerless: ['aoss'],
  S3: ['s3'],
  SES: ['ses'],
  SNS: ['sns'],
  SQS: ['sqs'],
  SecretsManager: ['secretsmanager'],
  WAFv2: ['wafv2'],
};

/** The actions of services that only functions or the CDK call. */
export const CALLED = [
  ...TRANSCODING_SERVICES.map(({ service }) => `${service}:*`),
  'ssm:GetParameter',
  'ssm:GetParameters',
];
