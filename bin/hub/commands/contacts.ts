import type { Schemas } from '../../../shared/client/client.ts';
import type { Define } from '../call.ts';
import { acts, lists, shows } from '../listing.ts';
import { resource } from '../resource.ts';
import { attributesOf } from '../shown.ts';
import type { Column } from '../table.ts';
import { shown } from '../verb.ts';
import { defineImport } from './contacts-import.ts';
import { defineToken } from './contacts-token.ts';

const columns: readonly Column<Schemas['Contact']>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'E-MAIL', of: ({ attributes }) => attributes.email, flexible: true },
  { title: 'NAME', of: ({ attributes }) => attributes.name, flexible: true },
  { title: 'CREATED', of: ({ attributes }) => attributes.created_at },
];

const ofContacts = resource([
  shown('patch', '/api/v1/teams/{team_id}/contacts/{contact_id}', {
    name: 'update',
    about: 'Update a contact and their profile',
    type: 'contacts',
    flags: [
      { flag: '--email <address>', about: 'email address; ends all sessions', attribute: 'email' },
      { flag: '--name <name>', about: 'name', attribute: 'name' },
      { flag: '--headline <text>', about: 'one line about the contact', attribute: 'headline' },
      { flag: '--bio <text>', about: 'text about the contact; @file reads a file', attribute: 'bio' },
      { flag: '--fields <json>', about: 'values of profile fields by key, as JSON', attribute: 'fields', as: 'json' },
    ],
  }),
]);

interface Filters {
  readonly email?: string;
  readonly tag?: string;
  readonly search?: string;
}

interface Creation {
  readonly email: string;
  readonly name?: string;
}

export const { verbs } = ofContacts;

export const define: Define = (command, terminal) => {
  lists<Filters, Schemas['Contact']>(
    command
      .command('list', { isDefault: true })
      .description('List the contacts of the team')
      .option('--email <address>', 'filter by email address')
      .option('--tag <id>', 'filter by tag')
      .option('--search <beginning>', 'filter by the beginning of the name or email address'),
    terminal,
    {
      what: 'contacts',
      columns,
      read: async ({ client, team, flags: { email, tag, search } }, page) =>
        client.GET('/api/v1/teams/{team_id}/contacts', {
          params: {
            path: { team_id: await team() },
            query: {
              ...page,
              ...(email && { 'filter[email]': email }),
              ...(tag && { 'filter[tag]': tag }),
              ...(search && { 'filter[q]': search }),
            },
          },
        }),
    },
  );

  shows(command.command('get <contact>').description('Show a contact'), terminal, {
    pairs: attributesOf,
    read: async ({ client, team }, contact_id) =>
      client.GET('/api/v1/teams/{team_id}/contacts/{contact_id}', {
        params: { path: { team_id: await team(), contact_id } },
      }),
  });

  shows<Creation, Schemas['Contact']>(
    command
      .command('create')
      .description('Create a contact')
      .requiredOption('--email <address>', 'email address, unique in the team')
      .option('--name <name>', 'name'),
    terminal,
    {
      pairs: attributesOf,
      read: async ({ client, team, flags: { email, name } }) =>
        client.POST('/api/v1/teams/{team_id}/contacts', {
          params: { path: { team_id: await team() } },
          body: { data: { type: 'contacts', attributes: { email, ...(name && { name }) } } },
        }),
    },
  );

  ofContacts.define(command, terminal);

  acts(command.command('delete <contact>').description('Delete a contact'), terminal, {
    done: 'Contact deleted.',
    call: async ({ client, team }, contact_id) =>
      client.DELETE('/api/v1/teams/{team_id}/contacts/{contact_id}', {
        params: { path: { team_id: await team(), contact_id } },
      }),
  });

  defineToken(command.command('token <contact>'), terminal);
  defineImport(command.command('import <file>'), terminal);
};
