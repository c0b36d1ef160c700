import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Checked, verifyWebhook } from '../../../shared/client/verify-webhook.ts';
import { type CallWithout, callWithout, type Define } from '../call.ts';
import { Exit, Stopped } from '../exit.ts';
import { several, wholeNumber } from '../values.ts';
import { plain } from '../width.ts';
import { type KeyFlags, keyHelp, webhookKeys } from './webhook-keys.ts';

interface Flags extends KeyFlags {
  readonly port: number;
  readonly count?: number;
}

/** A delivery of the service is 64 KiB at most. */
const LARGEST = 256 * 1024;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const show = (
  { flags, terminal, print, paint }: CallWithout<Flags>,
  request: IncomingMessage,
  body: string,
  checked: Checked,
) => {
  const event = parsed(body);
  if (flags.json) {
    terminal.out.write(`${JSON.stringify({ headers: request.headers, ...checked, body: event })}\n`);
    return;
  }
  const type = typeof event === 'object' && event !== null && 'type' in event ? plain(String(event.type)) : 'no type';
  const id = plain(String(request.headers['webhook-id'] ?? 'no id'));
  const verdict = checked.ok ? paint.good(`verified by ${checked.by}`) : paint.bad(`NOT VERIFIED: ${checked.reason}`);
  terminal.err.write(`${new Date(terminal.now()).toISOString()}  ${type}  ${id}  ${verdict}\n`);
  if (typeof event === 'string') print.text(plain(event));
  else print.json(event);
};

export const defineListen: Define = (command, terminal) => {
  command
    .description('Receive deliveries on this machine, check their signatures and print them')
    .option('--port <port>', 'where to listen; any free one unless given', wholeNumber(0, 65_535), 0)
    .option('--count <n>', 'end after so many', wholeNumber(1, 10 ** 6))
    .option('--secret-file <file>', 'where the signing secret is')
    .option('--public-key <key>', 'a public key of the service (repeatable)', several)
    .addHelpText('after', keyHelp)
    .addHelpText('after', '\nThe service sends to public addresses over https: have a tunnel lead here.')
    .action(async () => {
      const call = callWithout<Flags>(command, terminal);
      const { flags, say } = call;
      const keys = await webhookKeys(command, { flags, terminal });
      let seen = 0;
      let done = () => {};
      const enough = new Promise<void>((resolve) => {
        done = resolve;
      });
      const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
        const size = Number(request.headers['content-length'] ?? 0);
        if (request.method !== 'POST' || size > LARGEST)
          return void response.writeHead(size > LARGEST ? 413 : 405).end();
        const body = await buffer(request);
        const checked = verifyWebhook({ body, headers: request.headers, ...keys, now: terminal.now() });
        show(call, request, body.toString(), checked);
        response.writeHead(checked.ok ? 204 : 400).end();
        seen += 1;
        if (seen === flags.count) done();
      };
      const server = createServer((request, response) => {
        // A sender that goes away in the middle has sent nothing.
        receive(request, response).catch(() => response.destroy());
      });
      await new Promise<void>((resolve, reject) => {
        server.once('error', (error) =>
          reject(new Stopped(Exit.usage, `Nothing can listen on port ${flags.port}: ${error.message}`)),
        );
        server.listen(flags.port, '127.0.0.1', resolve);
      });
      const address = server.address();
      if (address && typeof address === 'object') say(`Listening at http://127.0.0.1:${address.port}; Ctrl-C ends it.`);
      await Promise.race([enough, terminal.interrupted()]);
      server.closeAllConnections();
      server.close();
    });
};
