import { basename } from 'node:path';
import { ASSEMBLYAI_PATH } from '../aws/assemblyai.ts';
import { S3_PATH } from '../aws/s3/s3.ts';
import { arn, REGION, URL_SUFFIX } from '../environment.ts';
import { numberOf, objectOf, stringOf } from '../json.ts';
import { paymentOrigins } from '../payments/origins.ts';
import { type Provision, physicalName, type World } from './resource.ts';

/** The environment that Lambda gives each function, with the local AWS endpoint. */
const runtimeEnvironment = (name: string, { awsOrigin }: World): Record<string, string> => ({
  AWS_REGION: REGION,
  AWS_DEFAULT_REGION: REGION,
  AWS_ACCESS_KEY_ID: name,
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_SESSION_TOKEN: 'local',
  AWS_ENDPOINT_URL: awsOrigin,
  AWS_ENDPOINT_URL_S3: `${awsOrigin}${S3_PATH}`,
  ASSEMBLYAI_ENDPOINT: `${awsOrigin}${ASSEMBLYAI_PATH}`,
  ...paymentOrigins(awsOrigin),
  TZ: ':UTC',
  STORE_TIMEOUT_MS: '20000',
  /* The template never sets it: only the local stack can allow webhook deliveries to this machine. */
  ...(process.env.WEBHOOK_ALLOW_CIDR && { WEBHOOK_ALLOW_CIDR: process.env.WEBHOOK_ALLOW_CIDR }),
});

/** Replaces the API's address on AWS by the local one. */
const withLocalOrigin = (value: string, { api, origin }: World): string =>
  api.id ? value.replaceAll(`https://${api.id}.execute-api.${REGION}.${URL_SUFFIX}`, origin) : value;

/** A function with its asset and the template's variables. */
export const lambda: Provision = (id, properties, world) => {
  const name = physicalName(id, properties.FunctionName);
  const functionArn = arn('lambda', `function:${name}`);
  const folder = world.assetFolder(stringOf(objectOf(properties.Code).S3Key));
  const variables = Object.entries(objectOf(objectOf(properties.Environment).Variables));
  const declared = variables.map(([variable, value]) => [variable, withLocalOrigin(String(value), world)] as const);
  const pool = world.startFunction({
    name,
    arn: functionArn,
    folder,
    handler: stringOf(properties.Handler),
    environment: { ...runtimeEnvironment(name, world), ...Object.fromEntries(declared) },
    timeoutMilliseconds: numberOf(properties.Timeout, 3) * 1000,
    memoryMegabytes: numberOf(properties.MemorySize, 128),
  });
  world.functions.set(functionArn, pool);
  world.callers.set(name, world.roles.get(stringOf(properties.Role)) ?? []);
  return { ref: name, attributes: { Arn: functionArn, Version: basename(folder) } };
};

/** A version or alias refers to its function. */
export const qualified: Provision = (_id, { FunctionName }, { functions }) => {
  const named = stringOf(FunctionName);
  const known = [...functions.keys()].find((candidate) => candidate === named || candidate.endsWith(`:${named}`));
  return { ref: known ?? named, attributes: { FunctionArn: known ?? named, Version: '$LATEST' } };
};
