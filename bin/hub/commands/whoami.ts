import { demand, failureOf } from '../../../shared/client/client.ts';
import { type Call, callOf, type Define } from '../call.ts';
import type { Value } from '../table.ts';

/** An API key belongs to a team, not to a user. */
const keyOf = async ({ client }: Call<unknown>) => {
  const { data } = await demand(client.GET('/api/v1/teams'));
  return { kind: 'key', id: null, email: null, name: null, team: data[0]?.id ?? null };
};

const personOf = async ({ client, settings }: Call<unknown>) => {
  const { data, error, response } = await client.GET('/api/v1/me');
  if (!data) throw failureOf(response, error);
  const { id, type, attributes } = data.data;
  const { email, name } = attributes;
  const team = 'team_id' in attributes ? attributes.team_id : (settings.team ?? null);
  return { kind: type === 'users' ? 'user' : 'contact', id, email, name, team };
};

const named: Readonly<Record<string, string>> = { key: 'an API key', user: 'a user', contact: 'a member' };

export const define: Define = (command, terminal) => {
  command.action(async () => {
    const call = await callOf(command, terminal);
    const { settings, flags, print } = call;
    const { url, hub, profileName, credential } = settings;
    const who = await (credential?.kind === 'key' ? keyOf(call) : personOf(call));
    const from = credential?.from === 'profile' ? `profile ${profileName}` : credential?.from;
    if (flags.json) return print.json({ ...who, hub: hub ?? null, url, from });
    const pairs: [string, Value][] = [
      ['signed in as', named[who.kind]],
      ['name', who.name],
      ['e-mail', who.email],
      ['id', who.id],
      ['team', who.team],
      ['hub', hub],
      ['service', url],
      ['by', from],
    ];
    print.details(pairs.filter(([, value]) => value));
  });
};
