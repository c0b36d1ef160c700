import { basename } from 'node:path';
import { weightedPool } from '../additional-version.ts';
import { arn, REGION, URL_SUFFIX } from '../environment.ts';
import type { FunctionPool } from '../functions/pool.ts';
import { type JsonObject, numberOf, objectOf, stringOf } from '../json.ts';
import { ASSEMBLYAI_PATH, paymentOrigins, S3_PATH, SOCKETS_PATH } from '../stand-in-paths.ts';
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
  /* The template never sets it. */
  START_PAGE_LINKS: JSON.stringify(START_PAGE_LINKS),
  /* The template never sets it: only the local stack can allow webhook deliveries to this machine. */
  ...(process.env.WEBHOOK_ALLOW_CIDR && { WEBHOOK_ALLOW_CIDR: process.env.WEBHOOK_ALLOW_CIDR }),
});

const START_PAGE_LINKS = [
  ['/_local/site', 'Demo site', 'a member site and a back office; one click signs you in'],
  ['/_local', 'Console', 'rows, events, queues, emails, payments, clock and faults of this stack'],
];

/** Replaces the API's address on AWS by the local one. */
const withLocalOrigin = (value: string, { api, socketApi, origin, awsOrigin }: World): string => {
  const hostOf = (id: string) => `${id}.execute-api.${REGION}.${URL_SUFFIX}`;
  const ofApi = api.id ? value.replaceAll(`https://${hostOf(api.id)}`, origin) : value;
  if (!socketApi.id) return ofApi;
  return ofApi
    .replaceAll(`wss://${hostOf(socketApi.id)}`, origin.replace(/^http/, 'ws'))
    .replaceAll(`https://${hostOf(socketApi.id)}`, `${awsOrigin}${SOCKETS_PATH}`);
};

/** Starts one version of a function, with the template's variables. */
const startVersion = (
  name: string,
  folder: string,
  number: string,
  properties: JsonObject,
  world: World,
): FunctionPool => {
  const variables = Object.entries(objectOf(objectOf(properties.Environment).Variables));
  const declared = variables.map(([variable, value]) => [variable, withLocalOrigin(String(value), world)] as const);
  return world.startFunction({
    name,
    arn: arn('lambda', `function:${name}`),
    folder,
    handler: stringOf(properties.Handler),
    environment: {
      ...runtimeEnvironment(name, world),
      ...Object.fromEntries(declared),
      AWS_LAMBDA_FUNCTION_VERSION: number,
    },
    timeoutMilliseconds: numberOf(properties.Timeout, 3) * 1000,
    memoryMegabytes: numberOf(properties.MemorySize, 128),
  });
};

/** The number of each function's published version, and of its additional version. */
const VERSION = '1';
const ADDITIONAL_VERSION = '2';

/** A function with its asset, and its additional version if the stack has one. */
export const lambda: Provision = (id, properties, world, resolved = (value) => value) => {
  const name = physicalName(id, properties.FunctionName);
  const functionArn = arn('lambda', `function:${name}`);
  const folder = world.assetFolder(stringOf(objectOf(properties.Code).S3Key));
  const live = startVersion(name, folder, VERSION, properties, world);
  const { additionalVersion } = world;
  const other = additionalVersion?.functionOf(id);
  const additional =
    other && startVersion(name, other.folder, ADDITIONAL_VERSION, objectOf(resolved(other.properties)), world);
  const pool = additional && additionalVersion ? weightedPool(live, additional, () => additionalVersion.weight) : live;
  world.functions.set(functionArn, pool);
  world.callers.set(name, world.roles.get(stringOf(properties.Role)) ?? []);
  return { ref: name, attributes: { Arn: functionArn, Version: basename(folder) } };
};

const functionArnOf = ({ functions }: World, named: unknown): string => {
  const name = stringOf(named);
  const known = [...functions.keys()].find((one) => one === name || one.endsWith(`:${name}`));
  if (!known) throw new Error(`The template has no function ${name}.`);
  return known;
};

/** A published version. */
export const version: Provision = (_id, { FunctionName }, world) => ({
  ref: `${functionArnOf(world, FunctionName)}:${VERSION}`,
  attributes: { Version: VERSION },
});

/** An alias is invoked under its own ARN. */
export const alias: Provision = (_id, { FunctionName, Name }, { functions, ...world }) => {
  const functionArn = functionArnOf({ ...world, functions }, FunctionName);
  const aliasArn = `${functionArn}:${stringOf(Name)}`;
  const pool = functions.get(functionArn);
  if (pool) functions.set(aliasArn, pool);
  return { ref: aliasArn, attributes: { AliasArn: aliasArn } };
};
