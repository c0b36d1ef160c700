import type { Command } from 'commander';
import { callOf, type Define } from '../call.ts';
import { resource } from '../resource.ts';
import type { Terminal } from '../terminal.ts';
import { done, list, shown } from '../verb.ts';
import { defineListen } from './webhooks-listen.ts';
import { defineVerify } from './webhooks-verify.ts';

const ENDPOINTS = '/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints';
const ENDPOINT = `${ENDPOINTS}/{endpoint_id}` as const;
const DELIVERIES = `${ENDPOINT}/deliveries` as const;

const endpoints = resource([
  list(ENDPOINTS, {
    name: 'list',
    about: 'List the endpoints of the hub',
    isDefault: true,
    what: 'webhook endpoints',
    columns: [{ attribute: 'url', title: 'URL', wide: true }, 'status', 'created_at'],
  }),
  shown('get', ENDPOINT, { name: 'get', about: 'Show an endpoint' }),
  shown('patch', ENDPOINT, {
    name: 'update',
    about: 'Change, disable or enable an endpoint',
    type: 'webhook_endpoints',
    flags: [
      { flag: '--address <url>', about: 'URL of the receiver', attribute: 'url' },
      { flag: '--description <text>', about: 'description', attribute: 'description' },
      { flag: '--status <status>', about: 'status', attribute: 'status', values: ['active', 'disabled'] },
    ],
  }),
  done('delete', ENDPOINT, { name: 'delete', about: 'Delete an endpoint', done: 'Endpoint deleted.' }),
  done('post', `${ENDPOINT}/test`, {
    name: 'test',
    about: 'Send a test event to an endpoint',
    done: 'Test event queued.',
  }),
]);

const deliveries = resource([
  list(DELIVERIES, {
    name: 'deliveries',
    about: 'List the deliveries to an endpoint',
    what: 'deliveries',
    columns: [{ attribute: 'event_type', title: 'TYPE' }, 'status', 'created_at', 'next_attempt_at', 'reason'],
    flags: [
      {
        flag: '--status <status>',
        about: 'filter by status',
        query: 'filter[status]',
        values: ['pending', 'retrying', 'delivered', 'failed'],
      },
    ],
  }),
  shown('get', `${DELIVERIES}/{delivery_id}`, { name: 'delivery', about: 'Show a delivery and its response' }),
  done('post', `${DELIVERIES}/{delivery_id}/resend`, {
    name: 'resend',
    about: 'Resend a delivery',
    done: 'Delivery queued.',
  }),
]);

interface Creation {
  readonly description?: string;
}

const defineCreate = (command: Command, terminal: Terminal): void => {
  command
    .description('Create an endpoint; the generated secret is only printed once')
    .option('--description <text>', 'description')
    .addHelpText('after', '\nSet HUB_WEBHOOK_SECRET to use your own secret.')
    .action(async (url: string) => {
      const call = await callOf<Creation>(command, terminal);
      const { makeEndpoint, newSecret } = await import('../endpoints.ts');
      const secret = terminal.env.HUB_WEBHOOK_SECRET || newSecret();
      const { description } = call.flags;
      const document = await makeEndpoint(call, { url, ...(description && { description }) }, secret);
      if (call.flags.json) return call.print.json({ ...document, meta: { secret } });
      call.print.text(secret);
      call.say(`Endpoint ${document.data.id}. Save the secret. The service does not show it again.`);
    });
};

const defineRotate = (command: Command, terminal: Terminal): void => {
  command
    .description('Replace the secret of an endpoint; the new one is only printed once')
    .addHelpText('after', '\nFor 24 hours, deliveries are signed with both secrets.')
    .action(async (endpoint_id: string) => {
      const call = await callOf(command, terminal);
      const { newSecret, rotateSecret } = await import('../endpoints.ts');
      const secret = terminal.env.HUB_WEBHOOK_SECRET || newSecret();
      const document = await rotateSecret(call, endpoint_id, secret);
      if (call.flags.json) return call.print.json({ ...document, meta: { secret } });
      call.print.text(secret);
      call.say('Save the secret. The service does not show it again.');
    });
};

export const verbs = [...endpoints.verbs, ...deliveries.verbs];

export const define: Define = (command, terminal) => {
  endpoints.define(command, terminal);
  defineCreate(command.command('create <url>'), terminal);
  defineRotate(command.command('rotate-secret <endpoint>'), terminal);
  deliveries.define(command, terminal);
  defineListen(command.command('listen'), terminal);
  defineVerify(command.command('verify [file]'), terminal);
};
