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
  done('delete', ENDPOINT, { name: 'delete', about: 'Delete an endpoint', done: 'Nothing is sent there any more.' }),
  done('post', `${ENDPOINT}/test`, {
    name: 'test',
    about: 'Have a test event sent to an endpoint',
    done: 'The test event is on its way.',
  }),
]);

const deliveries = resource([
  list(DELIVERIES, {
    name: 'deliveries',
    about: 'List what was sent to an endpoint, and what became of it',
    what: 'deliveries',
    columns: [{ attribute: 'event_type', title: 'TYPE' }, 'status', 'created_at', 'next_attempt_at', 'reason'],
    flags: [
      {
        flag: '--status <status>',
        about: 'only these',
        query: 'filter[status]',
        values: ['pending', 'retrying', 'delivered', 'failed'],
      },
    ],
  }),
  shown('get', `${DELIVERIES}/{delivery_id}`, { name: 'delivery', about: 'Show one, with what was answered' }),
  done('post', `${DELIVERIES}/{delivery_id}/resend`, {
    name: 'resend',
    about: 'Send one again',
    done: 'It is on its way again.',
  }),
]);

interface Creation {
  readonly description?: string;
}

const defineCreate = (command: Command, terminal: Terminal): void => {
  command
    .description('Create an endpoint; its signing secret is made here and printed, this once')
    .option('--description <text>', 'what it is for')
    .addHelpText('after', '\nA secret of your own is taken from HUB_WEBHOOK_SECRET.')
    .action(async (url: string) => {
      const call = await callOf<Creation>(command, terminal);
      const { makeEndpoint, newSecret } = await import('../endpoints.ts');
      const secret = terminal.env.HUB_WEBHOOK_SECRET || newSecret();
      const { description } = call.flags;
      const document = await makeEndpoint(call, { url, ...(description && { description }) }, secret);
      if (call.flags.json) return call.print.json({ ...document, meta: { secret } });
      call.print.text(secret);
      call.say(`Endpoint ${document.data.id}. Keep the secret: the service never shows it.`);
    });
};

export const verbs = [...endpoints.verbs, ...deliveries.verbs];

export const define: Define = (command, terminal) => {
  endpoints.define(command, terminal);
  defineCreate(command.command('create <url>'), terminal);
  deliveries.define(command, terminal);
  defineListen(command.command('listen'), terminal);
  defineVerify(command.command('verify [file]'), terminal);
};
