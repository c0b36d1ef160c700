import type { Schemas } from '../../../shared/client/client.ts';
import { callOf, type Define } from '../call.ts';
import { acts, lists } from '../listing.ts';
import { resource } from '../resource.ts';
import { attributesOf } from '../shown.ts';
import type { Column } from '../table.ts';
import { several } from '../values.ts';
import { shown } from '../verb.ts';

const columns: readonly Column<Schemas['ApiKey']>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'NAME', of: ({ attributes }) => attributes.name, flexible: true },
  { title: 'PREFIX', of: ({ attributes }) => attributes.key_prefix },
  { title: 'SCOPES', of: ({ attributes }) => attributes.scopes, flexible: true },
  { title: 'LAST USED', of: ({ attributes }) => attributes.last_used_at },
  { title: 'REVOKED', of: ({ attributes }) => attributes.revoked_at },
];

const KEY = '/api/v1/teams/{team_id}/api-keys/{key_id}';

const ofKeys = resource([
  shown('get', KEY, { name: 'get', about: 'Show an API key, without its secret' }),
  shown('patch', KEY, {
    name: 'update',
    about: 'Allow or forbid moderation',
    type: 'api_keys',
    flags: [
      {
        flag: '--moderation <boolean>',
        about: 'allow moderation',
        attribute: 'can_moderate',
        as: 'boolean',
        needed: true,
      },
    ],
  }),
]);

export const { verbs } = ofKeys;

interface Creation {
  readonly name: string;
  readonly scope?: string[];
  readonly moderate?: boolean;
  readonly expires?: string;
}

export const define: Define = (command, terminal) => {
  lists(command.command('list', { isDefault: true }).description('List the API keys of the team'), terminal, {
    what: 'API keys',
    columns,
    read: async ({ client, team }, query) =>
      client.GET('/api/v1/teams/{team_id}/api-keys', { params: { path: { team_id: await team() }, query } }),
  });

  const create = command
    .command('create')
    .description('Create an API key; the secret is only printed once')
    .requiredOption('--name <name>', 'name')
    .option('--scope <slug>', 'permission (repeatable; default: all)', several)
    .option('--moderate', 'allow moderation')
    .option('--expires <moment>', 'expiry, such as 2027-01-31T00:00:00Z')
    .action(async () => {
      const { client, team, print, say, flags } = await callOf<Creation>(create, terminal);
      const { demand } = await import('../../../shared/client/failure.ts');
      const { name, scope, moderate, expires } = flags;
      const attributes = {
        name,
        ...(scope && { scopes: scope }),
        ...(moderate && { can_moderate: true }),
        ...(expires && { expires_at: expires }),
      };
      const params = { path: { team_id: await team() } };
      const body = { data: { type: 'api_keys' as const, attributes } };
      const document = await demand(client.POST('/api/v1/teams/{team_id}/api-keys', { params, body }));
      if (flags.json) return print.json(document);
      const { secret = '', ...others } = document.data.attributes;
      print.text(secret);
      say('Save the key. It is not shown again.');
      for (const [of, value] of attributesOf({ ...document.data, attributes: others })) say(`  ${of}: ${value ?? ''}`);
    });

  ofKeys.define(command, terminal);

  acts(command.command('revoke <key>').description('Revoke an API key'), terminal, {
    done: 'API key revoked.',
    call: async ({ client, team }, key_id) =>
      client.DELETE('/api/v1/teams/{team_id}/api-keys/{key_id}', {
        params: { path: { team_id: await team(), key_id } },
      }),
  });
};
