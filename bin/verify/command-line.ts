import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run verify -- <url> [--revision <id>] [--json <file>]

Checks a deployed stage with more than 400 statements of its contract. Creates two teams for the run and deletes them.

  --revision <id>  the revision that must be running, as GET /version shows it
  --json <file>    writes the report as JSON

Exit codes: 0 all passed; 1 something failed, was interrupted or could not be deleted; 2 usage.`;

export interface Options {
  readonly origin: string;
  readonly revision: string | undefined;
  readonly json: string | undefined;
}

/** The options, or what is wrong with the arguments. */
export const optionsOf = (args: readonly string[]): Options | string => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { revision: { type: 'string' }, json: { type: 'string' } },
    });
    const [text, ...others] = positionals;
    if (text === undefined) return 'The URL of a stage is missing.';
    if (others.length > 0) return `One URL is expected, not also ${others.join(' ')}.`;
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol)) return `${text} is not an http or https URL.`;
    if (url.username !== '' || url.password !== '') return 'The URL must not contain a user name or a password.';
    if (url.pathname !== '/' || url.search !== '')
      return `${text} must be an origin: a scheme and a host, without a path.`;
    return { origin: url.origin, revision: values.revision, json: values.json };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
