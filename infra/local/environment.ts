/** The account of the local stack, used in names, ARNs and URLs. */
export const ACCOUNT = '000000000000';
export const REGION = 'us-east-1';
export const PARTITION = 'aws';
export const URL_SUFFIX = 'amazonaws.com';
export const STACK_NAME = 'local';

export const arn = (service: string, resource: string): string =>
  `arn:${PARTITION}:${service}:${REGION}:${ACCOUNT}:${resource}`;

/** The resource name at the end of an ARN. */
export const nameOfArn = (text: string): string => text.split(/[:/]/).at(-1) ?? text;
