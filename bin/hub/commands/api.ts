import { failureOf, sender } from '../../../shared/client/client.ts';
import { type CallWithout, callWithout, type Define } from '../call.ts';
import { usage } from '../exit.ts';
import { contents, several } from '../values.ts';

interface Flags {
  readonly data?: string;
  readonly header?: readonly string[];
  readonly include?: boolean;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Only URLs of the service: a credential is sent nowhere else. */
const addressOf = (path: string, { settings }: CallWithout<Flags>): URL => {
  const base = new URL(settings.url);
  const prefix = path.startsWith('/') && !path.startsWith('//') ? settings.url : '';
  if (!URL.canParse(prefix + path))
    throw usage(`“${path}” is not a path. A path starts with a slash.`, 'hub api --help');
  const url = new URL(prefix + path);
  if (url.origin !== base.origin)
    throw usage(`${url.origin} is not the origin of the service, ${base.origin}.`, 'hub api --help');
  return url;
};

const headersOf = (lines: readonly string[] = []): Headers => {
  const headers = new Headers();
  for (const line of lines) {
    const [, name, value] = /^\s*([^:\s]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    if (!name) throw usage(`“${line}” is not a header. Write it as 'If-Match: "3"'.`, 'hub api --help');
    headers.append(name, value ?? '');
  }
  return headers;
};

const bodyOf = async ({ flags, terminal }: CallWithout<Flags>): Promise<string | undefined> => {
  const { data } = flags;
  return data?.startsWith('@') ? contents(terminal, data.slice(1)) : data;
};

const requestOf = async (call: CallWithout<Flags>, method: string, path: string): Promise<Request> => {
  const headers = headersOf(call.flags.header);
  const body = await bodyOf(call);
  if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
  const url = addressOf(path, call);
  try {
    return new Request(url, { method, headers, ...(body !== undefined && { body }) });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error), 'hub api --help');
  }
};

export const define: Define = (command, terminal) => {
  command
    .argument('<method>', METHODS.join(', '))
    .argument('<path>', 'a path of the API, such as /api/v1/me')
    .option('-d, --data <json>', 'request body; @file reads a file, @- standard input')
    .option('-H, --header <line>', 'request header (repeatable)', several)
    .option('-i, --include', 'print the response status and headers to standard error')
    .action(async (method: string, path: string) => {
      const verb = method.toUpperCase();
      if (!METHODS.includes(verb)) throw usage(`“${method}” is not a supported method.`, 'hub api --help');
      const call = callWithout<Flags>(command, terminal);
      const { sessionOptions } = await import('../session.ts');
      const send = sender(sessionOptions(terminal, call.settings));
      const response = await send(await requestOf(call, verb, path));
      const text = await response.text();
      if (call.flags.include) {
        call.say(`${response.status} ${response.statusText}`.trim());
        for (const [name, value] of response.headers) call.say(`${name}: ${value}`);
      }
      const json = parsed(text);
      if (text !== '') terminal.out.write(json === undefined ? text : `${JSON.stringify(json, null, 2)}\n`);
      if (!response.ok) throw failureOf(response, json);
    });
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
