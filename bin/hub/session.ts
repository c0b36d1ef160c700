import { type Client, type ClientOptions, createHubClient, demand, sender } from '../../shared/client/client.ts';
import type { Send } from '../../shared/client/retry.ts';
import { CommandError, Exit, usage } from './exit.ts';
import { readProfiles, saveProfile, withProfilesLocked } from './profiles.ts';
import { clearOf } from './progress.ts';
import type { Settings } from './settings.ts';
import type { Terminal } from './terminal.ts';

/** The API client with the current credential, team and hub. */
export interface Session {
  readonly client: Client;
  /** Sends requests whose path is not typed. */
  readonly send: Send;
  readonly settings: Settings;
  /** The selected team, or the only one. */
  readonly team: () => Promise<string>;
  /** The selected hub (id or slug), or the team's only one. */
  readonly hub: () => Promise<string>;
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isId = (text: string): boolean => ID.test(text);

/** Options of every request. */
export const clientOptions = (terminal: Terminal, url: string): ClientOptions => ({
  baseUrl: url,
  fetch: terminal.fetch,
  wait: terminal.wait,
  now: terminal.now,
  onWait: ({ seconds, attempt, of }) =>
    void terminal.err.write(`${clearOf(terminal.err)}rate limited: waiting ${seconds} s (${attempt} of ${of})\n`),
});

/** Refreshes a profile's token. Of several processes, the first refreshes and the others read the new token. */
const refreshed =
  (terminal: Terminal, { profileName, url }: Settings) =>
  (refused: string): Promise<string | undefined> =>
    withProfilesLocked(terminal, async () => {
      const profile = readProfiles(terminal.env)[profileName];
      if (!profile || profile.url !== url) return undefined;
      if (profile.token !== refused) return profile.token;
      if (!profile.refresh_token || profile.kind === 'key') return undefined;
      const anonymous = createHubClient(clientOptions(terminal, url));
      const body = { refresh_token: profile.refresh_token };
      const { data } =
        profile.kind === 'user'
          ? await anonymous.POST('/api/v1/auth/refresh', { body })
          : await anonymous.POST('/api/v1/contact-auth/refresh', { body });
      if (!data) return undefined;
      const { access_token: token, refresh_token } = data.data.attributes;
      saveProfile(terminal.env, profileName, { ...profile, token, refresh_token });
      return token;
    });

/** A client that refreshes the credential of the settings when it expires. */
export const sessionOptions = (terminal: Terminal, settings: Settings): ClientOptions => {
  const { credential, url } = settings;
  const isFromProfile = credential?.from === 'profile';
  return {
    ...clientOptions(terminal, url),
    token: credential?.secret,
    ...(isFromProfile && { renew: refreshed(terminal, settings) }),
  };
};

const onlyTeam = async (client: Client): Promise<string> => {
  const { data } = await demand(client.GET('/api/v1/teams'));
  const [team, another] = data;
  if (!team) throw usage('You are not in a team.', 'hub whoami');
  if (!another) return team.id;
  const names = data.map(({ id, attributes }) => `  ${id}  ${attributes.name}`).join('\n');
  throw usage(`You are in several teams. Select one with --team or HUB_TEAM:\n${names}`);
};

const hubBySlug = async (client: Client, slug: string): Promise<string> => {
  const { data } = await demand(client.GET('/api/v1/hubs-by-slug/{slug}', { params: { path: { slug } } }));
  return data.id;
};

const onlyHub = async (client: Client, team: string): Promise<string> => {
  const { data } = await demand(client.GET('/api/v1/teams/{team_id}/hubs', { params: { path: { team_id: team } } }));
  const [hub, another] = data;
  if (!hub) throw usage('The team has no hub yet.', 'hub hubs create --help');
  if (another) throw usage('The team has several hubs. Select one with --hub or HUB_HUB (slug or id).', 'hub hubs');
  return hub.id;
};

const once = <T>(find: () => Promise<T>): (() => Promise<T>) => {
  let found: Promise<T> | undefined;
  return () => {
    found ??= find();
    return found;
  };
};

/** A session with the given settings; without a credential if the route is public. */
export const sessionOf = (terminal: Terminal, settings: Settings, open = false): Session => {
  const { credential } = settings;
  if (!credential && !open)
    throw new CommandError(
      Exit.auth,
      `You are not signed in at ${settings.url}, and neither HUB_TOKEN nor HUB_API_KEY is set.`,
      'hub login',
    );
  const options = sessionOptions(terminal, settings);
  const client = createHubClient(options);
  const team = once(async () => settings.team ?? onlyTeam(client));
  const namedHub = async (name: string): Promise<string> => (isId(name) ? name : hubBySlug(client, name));
  const hub = once(async () => (settings.hub ? namedHub(settings.hub) : onlyHub(client, await team())));
  return { client, send: sender(options), settings, team, hub };
};
