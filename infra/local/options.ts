import { parseArgs } from 'node:util';
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
  readonly additionalVersion: AdditionalVersion | undefined;
  /** The restored table that the stack adopts. */
  readonly table: string | undefined;
}

/** The port that clients use by default. */
export const DEFAULT_PORT = 8787;

type Environment = Readonly<Record<string, string | undefined>>;

const portOf = (text: string | undefined): number => {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number up to 65535, not ${text}.`);
  return port;
};

const weightOf = (text: string): number => {
  const weight = Number(text);
  if (!Number.isInteger(weight) || weight < 0 || weight > 100)
    throw new Error(`--weight must be a percentage from 0 to 100, not ${text}.`);
  return weight;
};

/** Options from the command line and the environment. npm turns flags into variables. */
export const optionsOf = (args: readonly string[], environment: Environment): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      fresh: { type: 'boolean', default: false },
      bare: { type: 'boolean', default: false },
      oidc: { type: 'boolean', default: false },
      tokens: { type: 'boolean', default: false },
      'additional-version': { type: 'string' },
      weight: { type: 'string', default: '50' },
    },
  });
  const folder = values['additional-version'];
  return {
    port: portOf(environment.PORT),
    dataFolder: environment.HUB_DATA || '.data',
    fresh: values.fresh || environment.npm_config_fresh === 'true',
    oidc: values.oidc || environment.npm_config_oidc === 'true',
    tokens: values.tokens || environment.npm_config_tokens === 'true',
    bare: values.bare || environment.npm_config_bare === 'true',
    dynamodbEndpoint: environment.DYNAMODB_ENDPOINT || undefined,
    additionalVersion: folder === undefined ? undefined : readAdditionalVersion(folder, weightOf(values.weight)),
    table: environment.HUB_TABLE || undefined,
  };
};
