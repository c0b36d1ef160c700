import { join } from 'node:path';
import { DEFAULT_PORT } from '../options.ts';
import { type Account, DEMO_FILE, type Demo, type DemoTeam } from './demo.ts';
import type { ReadyDemo } from './keeper.ts';

interface Started extends ReadyDemo {
  readonly origin: string;
  readonly dataFolder: string;
  /** Whether the accounts are printed above. */
  readonly tokens: boolean;
}

const MEDIA_TYPE = 'application/vnd.api+json';

const label = (who: string): string => `  ${who.padEnd(15)} `;

const signIn = (who: string, { email, password }: Account): string => `${label(who)}${email}  ${password}`;

const withToken = (who: string, account: Account): string => `${signIn(who, account)}\n${label('')}${account.token}`;

/** The accounts of a team, with the first member only. */
const callers = ({ owner, moderator, members, api_key }: DemoTeam, line: typeof signIn): readonly string[] => [
  line('owner', owner),
  line('moderator', moderator),
  ...members.slice(0, 1).map((member) => line('member', member)),
  `${label('API key')}${api_key.secret}`,
];

/** The accounts of all teams; those of the first one with their tokens. */
const accounts = ({ platform_admin, teams }: Demo): readonly string[] => [
  withToken('platform admin', platform_admin),
  ...teams.flatMap((team, index) => [
    '',
    `  team ${index + 1}: ${team.id}, hubs ${team.hubs.map(({ slug }) => slug).join(' and ')}`,
    ...callers(team, index === 0 ? withToken : signIn),
  ]),
];

/** One token per kind of caller; the others are in demo.json. */
const signIns = (demo: Demo): readonly string[] => [
  'Demo accounts (email, password, token); those of Kiln & Clay are in demo.json when it is complete.',
  'Users sign in at POST /api/v1/auth/login with Content-Type: application/json and',
  `  {"email": "…", "password": "…"}`,
  `Members sign in at POST /api/v1/contact-auth/login with Content-Type: ${MEDIA_TYPE} and`,
  `  {"data": {"type": "login_requests", "attributes": {"email": "…", "password": "…", "slug": "…"}}}`,
  ...accounts(demo),
];

const curls = ({ origin, demo, etag }: Started): readonly string[] => {
  const [team] = demo.teams;
  const [hub] = team?.hubs ?? [];
  if (!team || !hub) return [];
  const hubs = `${origin}/api/v1/teams/${team.id}/hubs`;
  const key = `-H 'Authorization: Bearer ${team.api_key.secret}'`;
  const type = `-H 'Content-Type: ${MEDIA_TYPE}'`;
  const ops = `{"data":{"type":"hub_editor_pending_ops","attributes":{"ops":[{"op":"rename"}]}}}`;
  return [
    '# List the hubs of a team, with an API key',
    `curl -iw '\\n' ${key} -H 'Accept: ${MEDIA_TYPE}' '${hubs}'`,
    '# Create a hub without a name: 422 with a pointer to the missing attribute',
    `curl -iw '\\n' ${key} ${type} -d '{"data":{"type":"hubs","attributes":{"slug":"nameless"}}}' '${hubs}'`,
    '# Write editor operations with If-Match, twice: 200, then 412 (after these, always 412)',
    `for attempt in 1 2; do curl -iw '\\n' -X PUT ${key} ${type} -H 'If-Match: ${etag}' -d '${ops}' '${hubs}/${hub.id}/editor-pending-ops'; done`,
  ];
};

/** Command lines; they set the URL unless it is the default. */
const commandLines = ({ origin, demo: { teams } }: Started): readonly string[] => {
  const [team] = teams;
  const [hub] = team?.hubs ?? [];
  if (!team || !hub) return [];
  const { email, password } = team.owner;
  return [
    '# The command-line client: sign in as the owner, then list the spaces of the hub',
    ...(new URL(origin).port === String(DEFAULT_PORT) ? [] : [`export HUB_API_URL=${origin}`]),
    `echo ${password} | npx hub --hub ${hub.slug} login --email ${email}`,
    'npx hub spaces',
  ];
};

/** Printed when the demo hub is complete. */
export const completed = (origin: string): string => `The demo hub Kiln & Clay is complete: ${origin}/_local/site`;

/** Printed when the stack is ready. */
export const banner = ({ origin, dataFolder, demo, tokens }: Started): string =>
  [
    '',
    `Ready at ${origin}`,
    '',
    `Demo site  ${origin}/_local/site`,
    `Docs       ${origin}/docs`,
    `Console    ${origin}/_local`,
    `Accounts   ${join(dataFolder, DEMO_FILE)}${tokens ? '' : '; restart with npm start -- --tokens to print them'}`,
    `Try        curl ${origin}/api/v1/hubs-by-slug/${demo.teams[0]?.hubs[0]?.slug}`,
    'Stop       Ctrl-C; the data stays',
    '',
  ].join('\n');

/** Printed before the banner with `--tokens`: calls to paste, and the accounts with one token per kind of caller. */
export const accountsAndCalls = (started: Started): string =>
  ['', ...curls(started), '', ...commandLines(started), '', ...signIns(started.demo)].join('\n');
