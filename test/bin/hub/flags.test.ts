import { PassThrough } from 'node:stream';
import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { commands } from '../../../bin/hub/commands.ts';
import type { Verb } from '../../../bin/hub/verb.ts';
import { json, page } from '../../shared/client/service.ts';
import { hub, KEY } from './run-hub.ts';

const one = json(200, { data: { type: 'x', id: '1', attributes: { name: 'A' } } });

/** Commands are read and not run. */
const nowhere = {
  out: new PassThrough(),
  err: new PassThrough(),
  in: new PassThrough(),
  env: {},
  wait: async () => undefined,
  now: () => 0,
  interrupted: async () => undefined,
};

const isData = (module: object): module is { readonly verbs: readonly Verb[] } => 'verbs' in module;

/** The attributes that a command sends. */
const sentBy = async (argv: readonly string[], env: Record<string, string> = KEY) => {
  const { exit, sent } = await hub(argv, { env, answers: [one] });
  return [exit, sent[0]?.body ? JSON.parse(sent[0].body).data.attributes : sent] as const;
};

describe('a flag of a command', () => {
  test('never has the name of a global flag, which would take its value', async () => {
    const globals = (await hub(['--help'])).out.match(/^ {2}--[a-z-]+/gm)?.map((flag) => flag.trim());
    expect(globals).toContain('--url');
    for (const { name, load } of commands) {
      const command = new Command(name);
      (await load()).define(command, nowhere);
      const flags = [command, ...command.commands].flatMap(({ options }) => options.map(({ long }) => long));
      expect(
        flags.filter((flag) => flag && globals?.includes(flag)),
        name,
      ).toEqual([]);
    }
  });

  test('named --color is sent if it is given, and the global --no-color never is', async () => {
    expect(await sentBy(['hubs', 'update', '--color', '#aa3300'])).toEqual([0, { color: '#aa3300' }]);
    expect(await sentBy(['hubs', 'update', '--locale', 'sv'])).toEqual([0, { locale: 'sv' }]);
    expect(await sentBy(['--no-color', 'hubs', 'update', '--locale', 'sv'])).toEqual([0, { locale: 'sv' }]);
  });

  test('that sets an attribute also has the name that --columns uses, unless that is a flag of the program or of hub api', async () => {
    const create = ['profile-fields', 'create', 'town', '--label', 'Town', '--type', 'select'];
    const made = { key: 'town', label: 'Town', field_type: 'select', is_required: true, options: ['Oslo', 'Bern'] };
    const short = ['--required', 'true', '--option', 'Oslo', '--option', 'Bern'];
    expect(await sentBy([...create, ...short])).toEqual([0, made]);
    expect(await sentBy([...create, '--is-required', 'true', '--options', 'Oslo', '--options', 'Bern'])).toEqual([
      0,
      made,
    ]);
    const without: string[] = [];
    for (const { name, load } of commands) {
      const module = await load();
      const command = new Command(name);
      module.define(command, nowhere);
      if (!isData(module)) continue;
      for (const { name: verb, flags = [] } of module.verbs) {
        const { options = [] } = command.commands.find((one) => one.name() === verb) ?? {};
        for (const { attribute } of flags) {
          const own = `--${attribute?.replaceAll('_', '-')}`;
          if (attribute && !options.some(({ short, long }) => short === own || long === own))
            without.push(`${name} ${verb} ${own}`);
        }
      }
    }
    const others = without.filter((each) => !each.startsWith('webhooks ') || !each.endsWith(' --url'));
    expect(others).toEqual(['members ban --include']);
  });

  test('with an empty value clears an attribute or a list', async () => {
    expect(await sentBy(['hubs', 'update', '--site-url', '', '--origin', ''])).toEqual([
      0,
      { site_url: null, allowed_origins: [] },
    ]);
  });

  test('is repeated for a list, and a boolean is true or false', async () => {
    const create = ['identity-providers', 'create', '--name', 'A', '--issuer', 'https://a.example', '--client-id', 'c'];
    expect(await sentBy([...create, '--scope', 'email', '--scope', 'profile', '--enabled', 'false'])).toEqual([
      0,
      { name: 'A', issuer: 'https://a.example', client_id: 'c', scopes: ['email', 'profile'], enabled: false },
    ]);
    expect(await sentBy([...create, '--enabled', 'perhaps'])).toEqual([2, []]);
  });

  test('filters by several profile fields, and one that is not key=value is a usage error', async () => {
    const argv = ['members', '--field', 'city=Oslo', '--field', 'motto=a=b'];
    const { sent } = await hub(argv, { env: KEY, answers: [page([])] });
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      'filter[field][city]': 'Oslo',
      'filter[field][motto]': 'a=b',
    });
    expect(await sentBy(['members', '--field', 'city'])).toEqual([2, []]);
  });
});
