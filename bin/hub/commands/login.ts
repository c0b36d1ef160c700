import { type Client, createHubClient, demand, settle } from '../../../shared/client/client.ts';
import { type CallWithout, callWithout, type Define } from '../call.ts';
import { usage } from '../exit.ts';
import { type Profile, profilesFile, saveProfile, withProfilesLocked } from '../profiles.ts';
import { ask, secret } from '../prompt.ts';
import { clientOptions } from '../session.ts';

interface Flags {
  readonly email?: string;
  readonly member?: string;
  readonly magicLink?: boolean;
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

const NO_LINK =
  'No link was given. Run this in a terminal and paste the link from the email, or write it to standard input.';

/** By the letter that the service sends: asked for is the link in it, or the token of the link. */
const byLetter = async (client: Client, call: CallWithout<Flags>, slug: string): Promise<Signed> => {
  const email = await emailOf(call);
  const asked = { data: { type: 'magic_link_requests' as const, attributes: { email, slug } } };
  await settle(client.POST('/api/v1/contact-auth/magic-link', { body: asked }));
  call.say(`If ${email} is known there, a letter is on its way; it is good for ten minutes.`);
  const given = await secret(call.terminal, 'The link in it', NO_LINK);
  const token = URL.canParse(given) ? (new URL(given).searchParams.get('token') ?? given) : given;
  const body = { data: { type: 'magic_link_tokens' as const, attributes: { token } } };
  const { data } = await demand(client.POST('/api/v1/contact-auth/magic-link/consume', { body }));
  const { access_token, refresh_token } = data.attributes;
  return { kind: 'contact', token: access_token, refresh_token, hub: slug };
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
    .option('--magic-link', 'with --member: by a letter instead of a password')
    .option('--with-key', 'remember an API key of a team instead')
    .addHelpText('after', '\nThe password, or the key, is asked for or read from standard input.')
    .action(async () => {
      const call = callWithout<Flags>(command, terminal);
      const { flags, settings, say, print } = call;
      const client = createHubClient(clientOptions(terminal, settings.url));
      const signIn = () => {
        if (!flags.member) return asUser(client, call);
        return flags.magicLink ? byLetter(client, call, flags.member) : asMember(client, call, flags.member);
      };
      if (flags.magicLink && !flags.member) throw usage('Letters are for members: name the hub with --member.');
      const signed = await (flags.withKey ? byKey(call) : signIn());
      const team = await teamOf(call, signed);
      const hub = flags.hub ?? signed.hub;
      const profile = { url: settings.url, ...signed, ...(team && { team }), ...(hub && { hub }) };
      await withProfilesLocked(terminal, () => saveProfile(terminal.env, settings.profileName, profile));
      if (flags.json) print.json({ profile: settings.profileName, url: settings.url, kind: signed.kind, team, hub });
      say(`Signed in at ${settings.url}; remembered as “${settings.profileName}” in ${profilesFile(terminal.env)}`);
    });
};
