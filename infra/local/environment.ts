/** What the local stack calls the account it plays, wherever a name, ARN or URL needs one. */
export const ACCOUNT = '000000000000';
export const REGION = 'us-east-1';
export const PARTITION = 'aws';
export const URL_SUFFIX = 'amazonaws.com';
export const STACK_NAME = 'local';

export const arn = (service: string, resource: string): string =>
  `arn:${PARTITION}:${service}:${REGION}:${ACCOUNT}:${resource}`;

/** The last part of an ARN, which is the name of what it denotes. */
export const nameOfArn = (text: string): string => text.split(/[:/]/).at(-1) ?? text;
