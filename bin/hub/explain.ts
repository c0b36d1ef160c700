import { Exit, type ExitCode, exitOfStatus, Stopped } from './exit.ts';
import type { Paint } from './paint.ts';
import type { Kind } from './profiles.ts';
import { plain } from './width.ts';

interface Problem {
  readonly title?: string;
  readonly detail?: string;
  readonly code?: string;
  readonly source?: { readonly pointer?: string; readonly parameter?: string; readonly header?: string };
}

interface Failed {
  readonly name: 'RequestFailed';
  readonly message: string;
  readonly status: number;
  readonly problems: readonly Problem[];
  readonly requestId: string | undefined;
}

/** By its name, so that nothing of the API’s client is loaded where nothing was called. */
export const isFailed = (error: unknown): error is Failed =>
  error instanceof Error && error.name === 'RequestFailed' && 'status' in error;

/** What `fetch` throws when there is no answer. */
const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && (error.name === 'TimeoutError' || (error.name === 'TypeError' && 'cause' in error));

const causeOf = (error: Error): string => {
  if (error.name === 'TimeoutError') return 'it did not answer in time';
  const { cause } = error;
  if (!(cause instanceof Error)) return plain(error.message);
  const [, tls] = /SSL routines:[^:]*:([^:]+)/.exec(cause.message) ?? [];
  if (tls) return `${tls}; perhaps its address begins with http://`;
  return plain(cause.message || ('code' in cause ? String(cause.code) : cause.name));
};

/** Commands that list what there is, where nothing more is said. */
const LISTS = new RegExp(
  `^(${[
    ...['hubs', 'contacts', 'users', 'keys', 'roles', 'alerts', 'achievements', 'discussions', 'messages', 'reports'],
    ...['webhooks', 'spaces', 'members', 'events', 'content', 'media', 'products', 'coupons', 'orders'],
    ...['subscriptions', 'automations', 'drip'],
  ].join('|')})\\b`,
);

const whereToLook = (command: string): string => {
  if (command === 'api') return 'hub api GET /openapi.json';
  if (command.startsWith('domains')) return 'hub domains set --help';
  if (command.startsWith('prices')) return 'hub products';
  const listed = / (?!list)/.test(command) ? LISTS.exec(command)?.[0] : undefined;
  return `hub ${listed ?? 'hubs'}`;
};

/** Where the command called, and as whom. */
export interface Called {
  readonly command: string;
  readonly url: string;
  /** Where the credential is from: `profile`, or the flag or variable that goes before it. */
  readonly from?: string | undefined;
  /** Whose credential it is; undefined where only the service knows. */
  readonly kind?: Kind | undefined;
}

/** What is given goes before what is remembered, so that signing in alone would not help. */
const hintAt = (status: number, from: string | undefined): readonly string[] =>
  status === 401 && from && from !== 'profile'
    ? [`${from} was used; what \`hub login\` remembers comes after it.`]
    : [];

/** A variable goes before what is remembered, so that signing in helps only without it. */
const signIn = (from: string | undefined): string =>
  from?.startsWith('HUB_') ? `unset ${from}; hub login` : 'hub login';

/** What is for members or for users alone, as the service says it. */
const FOR_MEMBERS = /takes a contact token/;
const FOR_USERS = /takes a platform token/;

/** Commands for what members have of their own, where a creator's command is refused to them. */
const OF_MEMBERS: Readonly<Record<string, string>> = {
  orders: 'hub subscriptions',
  'members remove': 'hub members leave',
};

/** What a member can do who ran a command of the team: their own, or another profile signed in as a user. */
const insteadOf = (command: string): string =>
  Object.entries(OF_MEMBERS).find(([refused]) => `${command} `.startsWith(`${refused} `))?.[1] ??
  'hub login --profile <name>';

const needsUser = (status: number, said: string): boolean => status === 403 && FOR_USERS.test(said);

const memberHint = (status: number, said: string, kind: Kind | undefined): readonly string[] =>
  kind === 'contact' && needsUser(status, said)
    ? ['You are signed in as a member; this command is for users and API keys of the team.']
    : [];

/** The one command that helps, by what went wrong. */
const helpFor = (status: number, code: string | undefined, said: string, { command, from, kind }: Called): string => {
  if (status === 401) return command === 'login' ? 'hub login --help' : signIn(from);
  if (code === 'team_context_required') return `hub ${command} --team <id>`;
  if (status === 403 && FOR_MEMBERS.test(said)) return 'hub login --member <slug>';
  if (needsUser(status, said) && kind === 'contact') return insteadOf(command);
  if (status === 403) return FOR_USERS.test(said) ? signIn(from) : 'hub whoami';
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

/** What a gateway refuses before the service sees it, it does not explain. */
const unsaid = (status: number, message: string): string =>
  status === 413 ? 'That is more than the service takes at once. (413)' : plain(message);

const explained = ({ status, problems, message, requestId }: Failed, called: Called): Explained => {
  const code = problems.find((problem) => problem.code)?.code;
  const [first = '', ...others] = problems.map(line);
  const named = `${status}${code ? ` ${plain(code)}` : ''}`;
  return {
    exit: exitOfStatus(status),
    lines: [
      ...(problems.length > 0 ? [`${first} (${named})`, ...others] : [unsaid(status, message)]),
      ...hintAt(status, called.from),
      ...memberHint(status, first, called.kind),
    ],
    requestId: requestId && plain(requestId),
    help: helpFor(status, code, first, called),
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
  if (isFailed(error)) return explained(error, called);
  if (error instanceof Stopped) {
    const help = error.exit === Exit.usage ? `hub ${command} --help` : undefined;
    return { exit: error.exit, lines: [error.message], help: error.help ?? help };
  }
  if (isUnanswered(error))
    return {
      exit: Exit.server,
      lines: [`The service cannot be reached at ${url}: ${causeOf(error)}`],
      help: elsewhere,
    };
  if (error instanceof SyntaxError)
    return {
      exit: Exit.unexpected,
      lines: [`What answers at ${url} is not the service: ${plain(error.message)}`],
      help: elsewhere,
    };
  const said = error instanceof Error ? error.message : String(error);
  return { exit: Exit.unexpected, lines: [`Something unexpected happened: ${said}`], help: `hub ${command} --help` };
};

/** What is said about an error, and how the client ends with it. */
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
