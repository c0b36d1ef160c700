import { parseArgs } from 'node:util';

interface Options {
  readonly port: number;
  readonly dataFolder: string;
  readonly fresh: boolean;
  readonly dynamodbEndpoint: string | undefined;
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

/** Options from the command line and the environment. npm turns `--fresh` into a variable. */
export const optionsOf = (args: readonly string[], environment: Environment): Options => {
  const { values } = parseArgs({ args: [...args], options: { fresh: { type: 'boolean', default: false } } });
  return {
    port: portOf(environment.PORT),
    dataFolder: environment.HUB_DATA || '.data',
    fresh: values.fresh || environment.npm_config_fresh === 'true',
    dynamodbEndpoint: environment.DYNAMODB_ENDPOINT || undefined,
  };
};
