import { type Client, createHubClient, demand } from '../../../shared/client/client.ts';
import { type CallWithout, callWithout, type Define } from '../call.ts';
import { usage } from '../exit.ts';
import { type Profile, profilesFile, saveProfile, withProfilesLocked } from '../profiles.ts';
import { ask, secret } from '../prompt.ts';
import { clientOptions } from '../session.ts';

interface Flags {
  readonly email?: string;
  readonly member?: string;
  readonly withKey?: boolean;
}

type Signed = Pick<Profile, 'kind' | 'token' | 'refresh_token' | 'hub'>;

const emailOf = async ({ flags, terminal }: CallWithout<Flags>): Promise<string> => {
  if (flags.email) return flags.email;
  if (!terminal.in.isTTY) throw usage('Name the account with --email; the password is read from standard input.');
  return ask(terminal, 'E-mail');
};

const asUser = async (client: Client, call: CallWithout<Flags>): Promise<Signed> => {
  const body = { email: await emailOf(call), password: await secret(call.terminal, 'Password') };
  const { data } = await demand(client.POST('/api/v1/auth/login', { body }));
  const { access_token: token, refresh_token } = data.attributes;
  return { kind: 'user', token, refresh_token };
};

const asMember = async (client: Client, call: CallWithout<Flags>, slug: string): Promise<Signed> => {
  const attributes = { email: await emailOf(call), password: await secret(call.terminal, 'Password'), slug };
  const body = { data: { type: 'login_requests' as const, attributes } };
  const { data } = await demand(client.POST('/api/v1/contact-auth/login', { body }));
  const { access_token: token, refresh_token } = data.attributes;
  return { kind: 'contact', token, refresh_token, hub: slug };
};

const byKey = async ({ terminal, settings }: CallWithout<Flags>): Promise<Signed> => {
  const token = await secret(terminal, 'API key');
  // A wrong key is told now, not by the next command.
  await demand(createHubClient({ ...clientOptions(terminal, settings.url), token }).GET('/api/v1/teams'));
  return { kind: 'key', token };
};

/** The team that later commands mean: the one that was named, or the only one there is. */
const teamOf = async ({ flags, terminal, settings, say }: CallWithout<Flags>, signed: Signed) => {
  if (flags.team || signed.kind === 'contact') return flags.team;
  const client = createHubClient({ ...clientOptions(terminal, settings.url), token: signed.token });
  const { data } = await demand(client.GET('/api/v1/teams'));
  if (data.length > 1) {
    say('You are in several teams. Name one with --team or HUB_TEAM, or sign in again with --team:');
    for (const { id, attributes } of data) say(`  ${id}  ${attributes.name}`);
  }
  return data.length === 1 ? data[0]?.id : undefined;
};

export const define: Define = (command, terminal) => {
  command
    .option('--email <address>', 'whose account; asked for unless given')
    .option('--member <slug>', 'sign in to a hub as a member of it')
    .option('--with-key', 'remember an API key of a team instead')
    .addHelpText('after', '\nThe password, or the key, is asked for or read from standard input.')
    .action(async () => {
      const call = callWithout<Flags>(command, terminal);
      const { flags, settings, say, print } = call;
      const client = createHubClient(clientOptions(terminal, settings.url));
      const signIn = () => (flags.member ? asMember(client, call, flags.member) : asUser(client, call));
      const signed = await (flags.withKey ? byKey(call) : signIn());
      const team = await teamOf(call, signed);
      const hub = flags.hub ?? signed.hub;
      const profile = { url: settings.url, ...signed, ...(team && { team }), ...(hub && { hub }) };
      await withProfilesLocked(terminal, () => saveProfile(terminal.env, settings.profileName, profile));
      if (flags.json) print.json({ profile: settings.profileName, url: settings.url, kind: signed.kind, team, hub });
      say(`Signed in at ${settings.url}; remembered as “${settings.profileName}” in ${profilesFile(terminal.env)}`);
    });
};
