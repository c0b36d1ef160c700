import { CommandError, Exit, type ExitCode, exitOfStatus } from './exit.ts';
import { type Called, needsUser, nextCommand } from './next-command.ts';
import type { Paint } from './paint.ts';
import type { Kind } from './profiles.ts';
import { plain } from './width.ts';

interface Problem {
  readonly title?: string;
  readonly detail?: string;
  readonly code?: string;
  readonly source?: { readonly pointer?: string; readonly parameter?: string; readonly header?: string };
  readonly meta?: Readonly<Record<string, unknown>>;
}

interface Failed {
  readonly name: 'RequestFailed';
  readonly message: string;
  readonly status: number;
  readonly problems: readonly Problem[];
  readonly requestId: string | undefined;
}

/** Checked by name, so that the API client is only loaded when it is used. */
export const isFailed = (error: unknown): error is Failed =>
  error instanceof Error && error.name === 'RequestFailed' && 'status' in error;

/** `fetch` throws these when there is no response. */
const hasNoResponse = (error: unknown): error is Error =>
  error instanceof Error && (error.name === 'TimeoutError' || (error.name === 'TypeError' && 'cause' in error));

/** The prefix of TLS error codes in Node, such as `ERR_SSL_WRONG_VERSION_NUMBER`. */
const TLS = 'ERR_SSL_';

const wordsOf = (code: string): string => code.toLowerCase().replaceAll('_', ' ');

const causeOf = (error: Error): string => {
  if (error.name === 'TimeoutError') return 'it timed out';
  const { cause } = error;
  if (!(cause instanceof Error)) return plain(error.message);
  const code = 'code' in cause ? String(cause.code) : '';
  if (code.startsWith(TLS)) return `${wordsOf(code.slice(TLS.length))}; does the URL start with http://?`;
  return plain(cause.message || code || cause.name);
};

/** A given credential overrides the profile, so signing in alone does not help. */
const hintAt = (status: number, from: string | undefined): readonly string[] =>
  status === 401 && from && from !== 'profile' ? [`${from} was used. It takes precedence over \`hub login\`.`] : [];

/** The kinds of credential that the route takes; none where the caller was refused for another reason. */
const acceptedBy = (problems: readonly Problem[]): readonly unknown[] => {
  const accepts = problems.find(({ meta }) => meta?.accepts !== undefined)?.meta?.accepts;
  return Array.isArray(accepts) ? accepts : [];
};

const memberHint = (accepts: readonly unknown[], kind: Kind | undefined): readonly string[] =>
  kind === 'contact' && needsUser(accepts)
    ? ['You are signed in as a member; this command is for users and API keys of the team.']
    : [];

const placeOf = ({ source }: Problem): string => source?.pointer ?? source?.parameter ?? source?.header ?? '';

const line = (problem: Problem): string => {
  const place = placeOf(problem);
  const said = problem.detail ?? problem.title ?? '';
  return plain(place === '' ? said : `${place}: ${said}`);
};

/** Errors of the gateway have no detail. */
const unsaid = (status: number, message: string): string =>
  status === 413 ? 'The request is too large. (413)' : plain(message);

const explanationOf = ({ status, problems, message, requestId }: Failed, called: Called): Explained => {
  const code = problems.find((problem) => problem.code)?.code;
  const accepts = acceptedBy(problems);
  const [first = '', ...others] = problems.map(line);
  const named = `${status}${code ? ` ${plain(code)}` : ''}`;
  return {
    exit: exitOfStatus(status),
    lines: [
      ...(problems.length > 0 ? [`${first} (${named})`, ...others] : [unsaid(status, message)]),
      ...hintAt(status, called.from),
      ...memberHint(accepts, called.kind),
    ],
    requestId: requestId && plain(requestId),
    help: nextCommand(status, code, accepts, called),
  };
};

interface Explained {
  readonly exit: ExitCode;
  readonly lines: readonly string[];
  readonly requestId?: string | undefined;
  readonly help?: string | undefined;
}

const elsewhere = 'hub version --service --url <address>';

const explain = (error: unknown, called: Called): Explained => {
  const { command, url } = called;
  if (isFailed(error)) return explanationOf(error, called);
  if (error instanceof CommandError) {
    const help = error.exit === Exit.usage ? `hub ${command} --help` : undefined;
    return { exit: error.exit, lines: [error.message], help: error.help ?? help };
  }
  if (hasNoResponse(error))
    return {
      exit: Exit.server,
      lines: [`The service cannot be reached at ${url}: ${causeOf(error)}`],
      help: elsewhere,
    };
  if (error instanceof SyntaxError)
    return {
      exit: Exit.unexpected,
      lines: [`The response from ${url} is not from the service: ${plain(error.message)}`],
      help: elsewhere,
    };
  const said = error instanceof Error ? error.message : String(error);
  return { exit: Exit.unexpected, lines: [`Unexpected error: ${said}`], help: `hub ${command} --help` };
};

/** The message and the exit code of an error. */
export const explanation = (error: unknown, called: Called, paint: Paint): { exit: ExitCode; text: string } => {
  const { exit, lines, requestId, help } = explain(error, called);
  const [first = '', ...others] = lines;
  const text = [
    `${paint.bad('error:')} ${first}`,
    ...others.map((other) => `       ${other}`),
    ...(requestId ? [paint.dim(`request ${requestId}`)] : []),
    ...(help ? [`try: ${help}`] : []),
  ];
  return { exit, text: `${text.join('\n')}\n` };
};
