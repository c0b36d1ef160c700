import { randomBytes } from 'node:crypto';
import type { Schemas } from '../../../shared/client/client.ts';
import { callOf, type Define } from '../call.ts';
import { does, lists } from '../listing.ts';
import type { Column } from '../table.ts';
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

const place = async (call: { team: () => Promise<string>; hub: () => Promise<string> }) => ({
  team_id: await call.team(),
  hub_id: await call.hub(),
});

export const define: Define = (command, terminal) => {
  lists(command.command('list', { isDefault: true }).description('List the endpoints of the hub'), terminal, {
    what: 'webhook endpoints',
    columns,
    read: async (call, query) =>
      call.client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints', {
        params: { path: await place(call), query },
      }),
  });

  const create = command
    .command('create <url>')
    .description('Create an endpoint; its signing secret is made here and printed, this once')
    .option('--description <text>', 'what it is for')
    .addHelpText('after', '\nA secret of your own is taken from HUB_WEBHOOK_SECRET.')
    .action(async (url: string) => {
      const call = await callOf<Creation>(create, terminal);
      const { demand } = await import('../../../shared/client/failure.ts');
      const secret = terminal.env.HUB_WEBHOOK_SECRET || `whsec_${randomBytes(32).toString('base64')}`;
      const { description } = call.flags;
      const attributes = { url, secret, ...(description && { description }) };
      const document = await demand(
        call.client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints', {
          params: { path: await place(call) },
          body: { data: { type: 'webhook_endpoints', attributes } },
        }),
      );
      if (call.flags.json) return call.print.json({ ...document, meta: { secret } });
      call.print.text(secret);
      call.say(`Endpoint ${document.data.id}. Keep the secret: the service never shows it.`);
    });

  does(command.command('delete <endpoint>').description('Delete an endpoint'), terminal, {
    done: 'Nothing is sent there any more.',
    call: async (call, endpoint_id) =>
      call.client.DELETE('/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints/{endpoint_id}', {
        params: { path: { ...(await place(call)), endpoint_id } },
      }),
  });

  does(command.command('test <endpoint>').description('Have a test event sent to an endpoint'), terminal, {
    done: 'The test event is on its way.',
    call: async (call, endpoint_id) =>
      call.client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/webhook-endpoints/{endpoint_id}/test', {
        params: { path: { ...(await place(call)), endpoint_id } },
      }),
  });

  defineListen(command.command('listen'), terminal);
  defineVerify(command.command('verify [file]'), terminal);
};
