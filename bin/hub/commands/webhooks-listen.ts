import type { IncomingMessage } from 'node:http';
import type { Checked } from '../../../shared/client/verify-webhook.ts';
import { type CallWithout, callOf, callWithout, type Define } from '../call.ts';
import { CommandError, Exit } from '../exit.ts';
import { isFailed } from '../explain.ts';
import type { Receiver } from '../receiver.ts';
import { several, wholeNumber } from '../values.ts';
import { plain } from '../width.ts';
import { type KeyFlags, keyHelp, webhookKeys } from './webhook-keys.ts';

interface Flags extends KeyFlags {
  readonly port?: number;
  readonly count?: number;
  readonly create?: string | true;
  readonly tolerance: number;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const show = (
  { flags, terminal, print, paint }: CallWithout<Flags>,
  { headers }: IncomingMessage,
  body: string,
  checked: Checked,
) => {
  const event = parsed(body);
  if (flags.json) {
    terminal.out.write(`${JSON.stringify({ headers, ...checked, body: event })}\n`);
    return;
  }
  const type = typeof event === 'object' && event !== null && 'type' in event ? plain(String(event.type)) : 'no type';
  const id = plain(String(headers['webhook-id'] ?? 'no id'));
  const verdict = checked.ok ? paint.good(`verified by ${checked.by}`) : paint.bad(`NOT VERIFIED: ${checked.reason}`);
  terminal.err.write(`${new Date(terminal.now()).toISOString()}  ${type}  ${id}  ${verdict}\n`);
  if (typeof event === 'string') print.text(plain(event));
  else print.json(event);
};

/** The service does not send to its own machine unless WEBHOOK_ALLOW_CIDR allows it. */
const isTargetRefused = (error: unknown): boolean =>
  isFailed(error) && error.problems.some(({ code }) => code === 'target_not_allowed');

const unreachable = (url: string): CommandError =>
  new CommandError(
    Exit.refused,
    `The service does not send webhooks to ${url}. Start it with WEBHOOK_ALLOW_CIDR=127.0.0.1/32, or pass the https:// URL of a tunnel to --create.`,
    'WEBHOOK_ALLOW_CIDR=127.0.0.1/32 npm start',
  );

const HELP = `
The service only sends to public https URLs. Open a tunnel to this machine and
pass its URL to --create, which creates an endpoint and deletes it at the end.
For a local service started with WEBHOOK_ALLOW_CIDR=127.0.0.1/32, use --create
without a URL. If you advanced its clock, set --tolerance accordingly.`;

export const defineListen: Define = (command, terminal) => {
  const create = async (secret: string, { address }: Receiver, { flags, say }: CallWithout<Flags>) => {
    const call = await callOf<Flags>(command, terminal);
    const { deleteEndpoint, makeEndpoint } = await import('../endpoints.ts');
    const url = typeof flags.create === 'string' ? flags.create : address;
    const document = await makeEndpoint(call, { url, description: 'hub webhooks listen' }, secret).catch((error) => {
      throw flags.create === true && isTargetRefused(error) ? unreachable(url) : error;
    });
    const { id } = document.data;
    say(`Endpoint ${id} sends to ${url}. Send a test event with: hub webhooks test ${id}`);
    return async () => {
      const { response } = await deleteEndpoint(call, id).catch(() => ({ response: undefined }));
      if (response?.ok || response?.status === 404) say(`Endpoint ${id} deleted.`);
      else throw new CommandError(Exit.server, `Endpoint ${id} could not be deleted.`, `hub webhooks delete ${id}`);
    };
  };

  command
    .description('Receive deliveries, verify their signatures and print them')
    .option('--create [url]', 'create a temporary endpoint')
    .option('--port <port>', 'port to listen on (default: a free port)', wholeNumber(0, 65_535))
    .option('--count <n>', 'exit after this number of deliveries', wholeNumber(1, 10 ** 6))
    .option(
      '--tolerance <seconds>',
      'maximum difference between the delivery’s timestamp and now',
      wholeNumber(0, 10 ** 9),
      300,
    )
    .option('--secret-file <file>', 'file with the signing secret')
    .option('--public-key <public-key>', 'a public key of the service (repeatable)', several)
    .addHelpText('after', keyHelp)
    .addHelpText('after', HELP)
    .action(async () => {
      const call = callWithout<Flags>(command, terminal);
      const { flags, say } = call;
      const { newSecret } = await import('../endpoints.ts');
      const { receiver } = await import('../receiver.ts');
      const { verifyWebhook } = await import('../../../shared/client/verify-webhook.ts');
      const secret = newSecret();
      const keys = flags.create
        ? { secrets: [secret], publicKeys: [] }
        : await webhookKeys(command, { flags, terminal });
      const { port = 0, count, tolerance } = flags;
      const listening = receiver({ port, terminal, ...(count && { count }) }, (request, body) => {
        const checked = verifyWebhook({ body, headers: request.headers, ...keys, now: terminal.now(), tolerance });
        show(call, request, body.toString(), checked);
        return checked.ok;
      });
      const here = await listening.catch((error: Error) =>
        Promise.reject(new CommandError(Exit.usage, `Cannot listen on port ${port}: ${error.message}`)),
      );
      say(`Listening at ${here.address}. Press Ctrl-C to stop.`);
      let remove: (() => Promise<void>) | undefined;
      try {
        if (flags.create) remove = await create(secret, here, call);
        await here.ended;
      } finally {
        here.close();
      }
      await remove?.();
    });
};
