import { userInfo } from 'node:os';
import { GetCallerIdentityCommand } from '@aws-sdk/client-sts';
import * as z from 'zod';
import { DEFAULT_PORT } from '../../infra/local/options.ts';
import { fileOf, STAGE_NAMES, type StageName, settingsOf } from '../../infra/settings/settings.ts';
import { CommandError, Exit, usage } from '../hub/exit.ts';
import { type Clients, clientsOf } from './clients.ts';
import { listResources, type StackResource } from './resources.ts';

/** A deployed or local stage, as operator commands use it. */
export interface Stage {
  /** `dev`, `staging`, `prod` or `local`. */
  readonly name: StageName | 'local';
  readonly stack: string;
  readonly region: string | undefined;
  readonly clients: Clients;
  /** The resources of the stack and of its nested stacks, listed once. */
  readonly resources: () => Promise<readonly StackResource[]>;
  /** The name of the operator, for audit logs. */
  readonly operator: () => Promise<string>;
}

export interface StageFlags {
  readonly stage?: string;
  /** The URL of a local stack, or `true` for the default one. */
  readonly local?: string | true;
}

export const stackOf = (stage: StageName): string => `hub-membership-${stage}`;

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const LocalAws = z.object({ endpoint: z.url(), region: z.string(), stack: z.string(), access_key: z.string() });

/** The local stack at a URL. Its AWS endpoint has another port with each start. */
const localStage = async (url: string): Promise<Stage> => {
  const help = 'npm start';
  const response = await fetch(new URL('/_local/aws', url)).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new CommandError(Exit.server, `No local stack answers at ${url}: ${cause}`, help);
  });
  const found = LocalAws.safeParse(await response.json().catch(() => undefined));
  if (!found.success) throw new CommandError(Exit.server, `${url} is not a local stack of this version.`, help);
  const { endpoint, region, stack, access_key: accessKey } = found.data;
  const clients = clientsOf({ region, local: { endpoint, accessKey } });
  return {
    name: 'local',
    stack,
    region,
    clients,
    resources: once(() => listResources(clients, stack)),
    operator: async () => userInfo().username,
  };
};

/** The ARN of the caller. The credentials must be those of the stage's account. */
const callerOf = async (clients: Clients, name: StageName, account: string | undefined): Promise<string> => {
  const { Arn = '', Account } = await clients.identity.send(new GetCallerIdentityCommand({}));
  if (account !== undefined && Account !== account)
    throw new CommandError(
      Exit.auth,
      `The credentials are of the account ${Account}, but ${name} is in ${account} (${fileOf(name)}).`,
    );
  return Arn;
};

const deployedStage = async (name: StageName): Promise<Stage> => {
  const { account, region = process.env.AWS_REGION ?? process.env.AWS_DEFAULT_REGION } = settingsOf(name);
  if (region === undefined) throw usage(`Set AWS_REGION, or region in ${fileOf(name)}.`);
  const clients = clientsOf({ region });
  const operator = once(() => callerOf(clients, name, account));
  await operator();
  const stack = stackOf(name);
  return { name, stack, region, clients, resources: once(() => listResources(clients, stack)), operator };
};

const isStageName = (name: string): name is StageName => STAGE_NAMES.some((one) => one === name);

/** The stage of the flags. There is no default: a command must not run on a stage by mistake. */
export const stageOf = async ({ stage, local }: StageFlags): Promise<Stage> => {
  if (local !== undefined && stage !== undefined) throw usage('Use either --stage or --local.', 'hub ops --help');
  if (local !== undefined) return localStage(local === true ? `http://127.0.0.1:${DEFAULT_PORT}` : local);
  if (stage === undefined) throw usage('Name the stage: --stage <name>, or --local.', 'hub ops --help');
  if (!isStageName(stage))
    throw usage(`--stage is one of ${STAGE_NAMES.join(', ')}. The local stack is --local.`, 'hub ops --help');
  return deployedStage(stage);
};
