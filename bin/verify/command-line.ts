import { parsed, UsageError } from '../../infra/command-line/command-line.ts';
import type { Options as Declared, Program } from '../../infra/command-line/program.ts';

const OPTIONS = {
  revision: { type: 'string', value: 'id', text: 'the revision that must be running, as GET /version shows it' },
  json: { type: 'string', value: 'file', text: 'writes the report as JSON' },
} as const satisfies Declared;

export const VERIFY: Program<typeof OPTIONS> = {
  usage: 'npm run verify --',
  about: `Checks a deployed stage with more than 400 statements of its contract. Creates two teams for the run and deletes them.

Exit codes: 0 all passed; 1 something failed, was interrupted or could not be deleted; 2 usage.`,
  words: ['url', 'the origin of the stage, such as https://api.example.com'],
  options: OPTIONS,
  environment: { XDG_STATE_HOME: 'where the journal of unfinished runs is kept (~/.local/state)' },
};

export interface Options {
  readonly origin: string;
  readonly revision: string | undefined;
  readonly json: string | undefined;
}

/** The options. Throws a `UsageError` for arguments that are wrong. */
export const optionsOf = (args: readonly string[]): Options => {
  const { values, words } = parsed(VERIFY, args);
  const [text, ...others] = words;
  if (text === undefined) throw new UsageError('The URL of a stage is missing.');
  if (others.length > 0) throw new UsageError(`One URL is expected, not also ${others.join(' ')}.`);
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`${text} is not an http or https URL.`);
  if (url.username !== '' || url.password !== '')
    throw new UsageError('The URL must not contain a user name or a password.');
  if (url.pathname !== '/' || url.search !== '')
    throw new UsageError(`${text} must be an origin: a scheme and a host, without a path.`);
  return { origin: url.origin, revision: values.revision, json: values.json };
};
