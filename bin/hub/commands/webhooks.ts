import type { Schemas } from '../../../shared/client/client.ts';
import { callOf, type Define } from '../call.ts';
import { deleteEndpoint, endpointsOf, makeEndpoint, newSecret } from '../endpoints.ts';
import { does, lists } from '../listing.ts';
import { resource } from '../resource.ts';
import type { Column } from '../table.ts';
import { done, list, shown } from '../verb.ts';
import { defineListen } from './webhooks-listen.ts';
import { defineVerify } from './webhooks-verify.ts';

const columns: readonly Column<Schemas['WebhookEndpoint']>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'URL', of: ({ attributes }) => attributes.url, flexible: true },
  { title: 'STATUS', of: ({ attributes }) => attributes.status },
  { title: 'CREATED', of: ({ attributes }) => attributes.created_at },
];

interface Creation {
  readonly description?: string;
}

const ENDPOINT = '/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints/{endpoint_id}';

const deliveries = resource([
  done('post', `${ENDPOINT}/test`, {
    name: 'test',
    about: 'Have a test event sent to an endpoint',
    done: 'The test event is on its way.',
  }),
  list(`${ENDPOINT}/deliveries`, {
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
  shown('get', `${ENDPOINT}/deliveries/{delivery_id}`, { name: 'delivery', about: 'Show one, with what was answered' }),
  done('post', `${ENDPOINT}/deliveries/{delivery_id}/resend`, {
    name: 'resend',
    about: 'Send one again',
    done: 'It is on its way again.',
  }),
]);

export const { verbs } = deliveries;

export const define: Define = (command, terminal) => {
  lists(command.command('list', { isDefault: true }).description('List the endpoints of the hub'), terminal, {
    what: 'webhook endpoints',
    columns,
    read: async (call, query) =>
      call.client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints', {
        params: { path: await endpointsOf(call), query },
      }),
  });

  const create = command
    .command('create <url>')
    .description('Create an endpoint; its signing secret is made here and printed, this once')
    .option('--description <text>', 'what it is for')
    .addHelpText('after', '\nA secret of your own is taken from HUB_WEBHOOK_SECRET.')
    .action(async (url: string) => {
      const call = await callOf<Creation>(create, terminal);
      const secret = terminal.env.HUB_WEBHOOK_SECRET || newSecret();
      const { description } = call.flags;
      const { document } = await makeEndpoint(call, { url, ...(description && { description }) }, secret);
      if (call.flags.json) return call.print.json({ ...document, meta: { secret } });
      call.print.text(secret);
      call.say(`Endpoint ${document.data.id}. Keep the secret: the service never shows it.`);
    });

  does(command.command('delete <endpoint>').description('Delete an endpoint'), terminal, {
    done: 'Nothing is sent there any more.',
    call: async (call, endpoint_id) => deleteEndpoint(call, endpoint_id),
  });

  deliveries.define(command, terminal);
  defineListen(command.command('listen'), terminal);
  defineVerify(command.command('verify [file]'), terminal);
};
