import { Option } from 'commander';
import type { Schemas } from '../../../shared/client/client.ts';
import type { Define } from '../call.ts';
import { lists, shows } from '../listing.ts';
import { resource } from '../resource.ts';
import { attributesOf } from '../shown.ts';
import type { Column } from '../table.ts';
import { reasons } from './report-reasons.ts';

type Report = Schemas['Report'];

const columns: readonly Column<Report>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'ABOUT', of: ({ attributes }) => attributes.target_type },
  {
    title: 'TEXT',
    of: ({ attributes: { target_title, target_excerpt } }) => target_title || target_excerpt,
    flexible: true,
  },
  { title: 'BY', of: ({ attributes }) => attributes.author_display_name, flexible: true },
  { title: 'REASON', of: ({ attributes }) => attributes.reason_label, flexible: true },
  { title: 'STATUS', of: ({ attributes }) => attributes.status },
  { title: 'CREATED', of: ({ attributes }) => attributes.created_at },
  { title: 'NOTE', of: ({ attributes }) => attributes.note, flexible: true },
];

type ReportCase = Schemas['ReportCase'];

const caseColumns: readonly Column<ReportCase>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'ABOUT', of: ({ attributes }) => attributes.target_type },
  {
    title: 'TEXT',
    of: ({ attributes: { target_title, target_excerpt } }) => target_title || target_excerpt,
    flexible: true,
  },
  { title: 'BY', of: ({ attributes }) => attributes.author_display_name, flexible: true },
  { title: 'REPORTS', of: ({ attributes }) => String(attributes.report_count) },
  { title: 'STATUS', of: ({ attributes }) => attributes.status },
  { title: 'OPENED', of: ({ attributes }) => attributes.opened_at },
];

interface Filters {
  readonly status?: Report['attributes']['status'];
}

interface Closing {
  readonly note?: string;
  readonly hide?: boolean;
}

const closings = [
  { verb: 'resolve', status: 'resolved', about: 'Resolve a report and all others of the same item' },
  { verb: 'dismiss', status: 'dismissed', about: 'Dismiss a report and all others of the same item' },
] as const;

const ofReasons = resource(reasons);

export const { verbs } = ofReasons;

export const define: Define = (command, terminal) => {
  lists<Filters, Report>(
    command
      .command('list', { isDefault: true })
      .description('List the reports of the hub')
      .addOption(new Option('--status <status>', 'filter by status').choices(['open', 'resolved', 'dismissed'])),
    terminal,
    {
      what: 'reports',
      columns,
      read: async ({ client, team, hub, flags: { status } }, page) =>
        client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/reports', {
          params: {
            path: { team_id: await team(), hub_id: await hub() },
            query: { ...page, ...(status && { 'filter[status]': status }) },
          },
        }),
    },
  );

  lists<Filters, ReportCase>(
    command
      .command('cases')
      .description('List the reports of the hub, grouped by what was reported')
      .addOption(new Option('--status <status>', 'filter by status').choices(['open', 'resolved', 'dismissed'])),
    terminal,
    {
      what: 'cases',
      columns: caseColumns,
      read: async ({ client, team, hub, flags: { status } }, page) =>
        client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/report-cases', {
          params: {
            path: { team_id: await team(), hub_id: await hub() },
            query: { ...page, ...(status && { 'filter[status]': status }) },
          },
        }),
    },
  );

  ofReasons.define(command, terminal);

  for (const { verb, status, about } of closings)
    shows<Closing, Report>(
      command
        .command(`${verb} <report>`)
        .description(about)
        .option('--note <text>', 'note for moderators')
        .option('--hide', 'also hide the reported item'),
      terminal,
      {
        pairs: attributesOf,
        read: async ({ client, team, hub, flags: { note, hide } }, report_id) => {
          const attributes = {
            status,
            ...(note && { resolution_note: note }),
            ...(hide && { action: 'hide' as const }),
          };
          return client.PATCH('/api/v1/teams/{team_id}/hubs/{hub_id}/reports/{report_id}', {
            params: { path: { team_id: await team(), hub_id: await hub(), report_id } },
            body: { data: { type: 'reports', attributes } },
          });
        },
      },
    );
};
