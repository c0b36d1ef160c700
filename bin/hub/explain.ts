import { CommandError, Exit, type ExitCode, exitOfStatus } from './exit.ts';
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

/** Commands whose default is to list. */
const LISTS = new RegExp(
  `^(${[
    ...['hubs', 'contacts', 'users', 'keys', 'roles', 'alerts', 'achievements', 'discussions', 'messages', 'reports'],
    ...['webhooks', 'spaces', 'members', 'events', 'content', 'media', 'products', 'coupons', 'orders'],
    ...['subscriptions', 'automations', 'drip', 'teams', 'tags', 'invitations', 'profile-fields', 'playlists'],
    ...['access-rules', 'identity-providers', 'emails', 'notifications', 'team-domains'],
    ...['team-identity-providers'],
  ].join('|')})\\b`,
);

const whereToLook = (command: string): string => {
  if (command === 'api') return 'hub api GET /openapi.json';
  if (command.startsWith('domains')) return 'hub domains set --help';
  if (command.startsWith('prices')) return 'hub products';
  if (command === 'me export-status') return 'hub me export';
  if (command === 'teams payment-account') return 'hub teams connect-payments';
  const listed = / (?!list)/.test(command) ? LISTS.exec(command)?.[0] : undefined;
  return `hub ${listed ?? 'hubs'}`;
};

/** The service URL and the credential of the call. */
export interface Called {
  readonly command: string;
  readonly url: string;
  /** The source of the credential: `profile`, or the flag or variable that overrides it. */
  readonly from?: string | undefined;
  /** The kind of caller; undefined if only the service knows. */
  readonly kind?: Kind | undefined;
}

/** A given credential overrides the profile, so signing in alone does not help. */
const hintAt = (status: number, from: string | undefined): readonly string[] =>
  status === 401 && from && from !== 'profile' ? [`${from} was used. It takes precedence over \`hub login\`.`] : [];

/** A variable overrides the profile, so signing in only helps without it. */
const signIn = (from: string | undefined): string =>
  from?.startsWith('HUB_') ? `unset ${from}; hub login` : 'hub login';

/** The kinds of credential that the route takes; none where the caller was refused for another reason. */
const acceptedBy = (problems: readonly Problem[]): readonly unknown[] => {
  const accepts = problems.find(({ meta }) => meta?.accepts !== undefined)?.meta?.accepts;
  return Array.isArray(accepts) ? accepts : [];
};

const needsUser = (accepts: readonly unknown[]): boolean => accepts.includes('platform_token');
const needsKey = (accepts: readonly unknown[]): boolean => accepts.length === 1 && accepts[0] === 'api_key';
const needsMember = (accepts: readonly unknown[]): boolean => accepts.includes('contact_token') && !needsUser(accepts);

/** The member's equivalent of a creator's command. */
const MEMBER_COMMANDS: Readonly<Record<string, string>> = {
  orders: 'hub me orders',
  'members remove': 'hub members leave',
};

/** A member who runs a creator's command can run their own, or sign in as a user. */
const insteadOf = (command: string): string =>
  Object.entries(MEMBER_COMMANDS).find(([refused]) => `${command} `.startsWith(`${refused} `))?.[1] ??
  'hub login --profile <name>';

const memberHint = (accepts: readonly unknown[], kind: Kind | undefined): readonly string[] =>
  kind === 'contact' && needsUser(accepts)
    ? ['You are signed in as a member; this command is for users and API keys of the team.']
    : [];

/** The suggested command for an error. */
const helpFor = (
  status: number,
  code: string | undefined,
  accepts: readonly unknown[],
  { command, from, kind }: Called,
): string => {
  if (status === 401) return command === 'login' ? 'hub login --help' : signIn(from);
  if (code === 'team_context_required') return `hub ${command} --team <id>`;
  if (needsMember(accepts)) return 'hub login --member <slug>';
  if (needsUser(accepts)) return kind === 'contact' ? insteadOf(command) : signIn(from);
  if (needsKey(accepts)) return 'hub login --with-key';
  if (status === 403) return 'hub whoami';
  if (status === 404) return whereToLook(command);
  if (code === 'unknown_price') return 'hub products';
  if (status === 412 && command.startsWith('editor-ops')) return 'hub editor-ops get';
  if (status === 429) return `hub ${command}, a minute later`;
  if (status >= 500) return 'hub version --service';
  return `hub ${command} --help`;
};

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
    help: helpFor(status, code, accepts, called),
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
