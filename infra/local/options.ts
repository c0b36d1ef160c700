import { parsed } from '../command-line/command-line.ts';
import type { Options as Declared, Program } from '../command-line/program.ts';
import { type AdditionalVersion, readAdditionalVersion } from './additional-version.ts';

interface Options {
  readonly port: number;
  readonly dataFolder: string;
  readonly fresh: boolean;
  /** Creates the teams for scripts with their hubs, and not Kiln & Clay. */
  readonly bare: boolean;
  /** Starts an OpenID Connect provider for the first demo hub. */
  readonly oidc: boolean;
  /** Prints calls to paste, and the demo accounts with their tokens. */
  readonly tokens: boolean;
  readonly dynamodbEndpoint: string | undefined;
  /** How many instances of functions the stack keeps. */
  readonly instances: number | undefined;
  readonly additionalVersion: AdditionalVersion | undefined;
  /** The restored table that the stack adopts. */
  readonly table: string | undefined;
}

/** The port that clients use by default. */
export const DEFAULT_PORT = 8787;

const OPTIONS = {
  tokens: { type: 'boolean', text: 'prints calls to paste, and the demo accounts with their tokens' },
  fresh: { type: 'boolean', text: 'empties the data folder first' },
  bare: { type: 'boolean', text: 'creates the two teams for scripts, and not the demo hub Kiln & Clay' },
  oidc: { type: 'boolean', text: 'starts an OpenID Connect provider at the next port' },
  'additional-version': { type: 'string', value: 'folder', text: 'runs the functions of another version as well' },
  weight: { type: 'string', value: 'percent', default: '50', text: 'the share of the additional version (50)' },
} as const satisfies Declared;

export const START: Program<typeof OPTIONS> = {
  usage: 'npm start --',
  about: 'Runs the whole service on this machine, with demo data, until Ctrl-C. The data stays.',
  options: OPTIONS,
  environment: {
    PORT: `the port to listen on (${DEFAULT_PORT})`,
    HUB_DATA: 'the data folder (.data)',
    HUB_INSTANCES: 'how many instances of functions to keep, of 30 MB each (12, which end when they are idle)',
    HUB_TABLE: 'the name of a restored table to use',
    DYNAMODB_ENDPOINT: 'a DynamoDB engine to use instead of the installed one',
    WEBHOOK_ALLOW_CIDR: 'addresses to which webhooks may go although they are private, such as 127.0.0.1/32',
  },
};

type Environment = Readonly<Record<string, string | undefined>>;

const portOf = (text: string | undefined): number => {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number up to 65535, not ${text}.`);
  return port;
};

const instancesOf = (text: string | undefined): number | undefined => {
  if (text === undefined || text === '') return undefined;
  const instances = Number(text);
  if (!Number.isInteger(instances) || instances < 1)
    throw new Error(`HUB_INSTANCES must be a whole number from 1, not ${text}.`);
  return instances;
};

const weightOf = (text: string): number => {
  const weight = Number(text);
  if (!Number.isInteger(weight) || weight < 0 || weight > 100)
    throw new Error(`--weight must be a percentage from 0 to 100, not ${text}.`);
  return weight;
};

/** Options from the command line and the environment. npm turns flags into variables. */
export const optionsOf = (args: readonly string[], environment: Environment): Options => {
  const { values } = parsed(START, args);
  const folder = values['additional-version'];
  return {
    port: portOf(environment.PORT),
    dataFolder: environment.HUB_DATA || '.data',
    fresh: values.fresh === true || environment.npm_config_fresh === 'true',
    oidc: values.oidc === true || environment.npm_config_oidc === 'true',
    tokens: values.tokens === true || environment.npm_config_tokens === 'true',
    bare: values.bare === true || environment.npm_config_bare === 'true',
    instances: instancesOf(environment.HUB_INSTANCES),
    dynamodbEndpoint: environment.DYNAMODB_ENDPOINT || undefined,
    additionalVersion: folder === undefined ? undefined : readAdditionalVersion(folder, weightOf(values.weight)),
    table: environment.HUB_TABLE || undefined,
  };
};
