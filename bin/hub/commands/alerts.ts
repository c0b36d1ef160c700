import { Option } from 'commander';
import type { Schemas } from '../../../shared/client/client.ts';
import type { Define } from '../call.ts';
import { lists, shows } from '../listing.ts';
import { attributesOf } from '../shown.ts';
import type { Column } from '../table.ts';

const columns: readonly Column<Schemas['AdminAlert']>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'ALERT', of: ({ attributes }) => attributes.alert_type, flexible: true },
  { title: 'FROM', of: ({ attributes }) => attributes.source_module },
  { title: 'CREATED', of: ({ attributes }) => attributes.created_at },
  { title: 'PAYLOAD', of: ({ attributes }) => JSON.stringify(attributes.payload), flexible: true },
];

type PlatformAlert = Schemas['PlatformAlert'];

const platformColumns: readonly Column<PlatformAlert>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'SEVERITY', of: ({ attributes }) => attributes.severity },
  { title: 'ALERT', of: ({ attributes }) => attributes.alert_type, flexible: true },
  { title: 'CREATED', of: ({ attributes }) => attributes.created_at },
  { title: 'PAYLOAD', of: ({ attributes }) => JSON.stringify(attributes.payload), flexible: true },
];

interface Filters {
  readonly severity?: PlatformAlert['attributes']['severity'];
}

export const define: Define = (command, terminal) => {
  lists(command.command('list', { isDefault: true }).description('List open team alerts'), terminal, {
    what: 'open alerts',
    columns,
    read: async ({ client, team }, query) =>
      client.GET('/api/v1/teams/{team_id}/admin-alerts', { params: { path: { team_id: await team() }, query } }),
  });

  shows(command.command('resolve <alert>').description('Resolve a team alert'), terminal, {
    pairs: attributesOf,
    read: async ({ client, team }, alert_id) =>
      client.POST('/api/v1/teams/{team_id}/admin-alerts/{alert_id}/resolve', {
        params: { path: { team_id: await team(), alert_id } },
      }),
  });

  lists<Filters, PlatformAlert>(
    command
      .command('platform')
      .description('List open platform alerts (platform administrators)')
      .addOption(new Option('--severity <severity>', 'filter by severity').choices(['info', 'warning', 'critical'])),
    terminal,
    {
      what: 'open alerts',
      columns: platformColumns,
      read: async ({ client, flags: { severity } }, page) =>
        client.GET('/api/v1/admin/platform-alerts', {
          params: { query: { ...page, ...(severity && { 'filter[severity]': severity }) } },
        }),
    },
  );

  shows(command.command('resolve-platform <alert>').description('Resolve a platform alert'), terminal, {
    pairs: attributesOf,
    read: async ({ client }, alert_id) =>
      client.POST('/api/v1/admin/platform-alerts/{alert_id}/resolve', { params: { path: { alert_id } } }),
  });
};
