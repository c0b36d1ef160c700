import type { Kind } from './profiles.ts';

/** The service URL and the credential of the call. */
export interface Called {
  readonly command: string;
  readonly url: string;
  /** The source of the credential: `profile`, or the flag or variable that overrides it. */
  readonly from?: string | undefined;
  /** The kind of caller; undefined if only the service knows. */
  readonly kind?: Kind | undefined;
}

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

/** A variable overrides the profile, so signing in only helps without it. */
const signIn = (from: string | undefined): string =>
  from?.startsWith('HUB_') ? `unset ${from}; hub login` : 'hub login';

export const needsUser = (accepts: readonly unknown[]): boolean => accepts.includes('platform_token');
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

/** The command to try after an error. `accepts`: the kinds of credential that the route takes. */
export const nextCommand = (
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
