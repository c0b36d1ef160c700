import { type CallWithout, callWithout, type Define } from '../call.ts';
import { CommandError, Exit, usage } from '../exit.ts';
import type { Value } from '../table.ts';

/** What a service can have returned as `X-Request-ID`: an id of a client or of a gateway. */
const REQUEST_ID = /^[A-Za-z0-9._=+/-]{1,64}$/;

const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

interface Step {
  readonly at: string;
  readonly source: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Trace {
  readonly request_id: string;
  readonly steps: readonly Step[];
  readonly rows: readonly { readonly entity: string; readonly pk: string; readonly sk: string }[];
}

/** The CloudWatch Logs Insights query for one request. The page about logs has the same. */
export const insightsQuery = (id: string): string =>
  `filter request_id = "${id}" | fields @timestamp, service, message, route, status, type, queue, email, delivery_id, error.name | sort @timestamp asc | limit 1000`;

/** The columns of a result, in JMESPath. */
const COLUMNS = ['@timestamp', 'service', 'message'].map((name) => `[?field=='${name}'].value|[0]`).join(', ');

/** The commands that run the query over the logs of all functions of a stack. */
const awsCommands = (id: string): string =>
  [
    `groups=$(aws logs describe-log-groups --log-group-name-prefix "$stack-" --query 'logGroups[].logGroupName' --output text)`,
    `query=$(aws logs start-query --query-string '${insightsQuery(id)}' --log-group-names $groups --start-time $(date -d '-1 day' +%s) --end-time $(date +%s) --output text)`,
    `sleep 5; aws logs get-query-results --query-id "$query" --output text --query "results[].[${COLUMNS}]"`,
  ].join('\n');

const detailsOf = ({ fields }: Step): Value => {
  const { route, status, type, queue, email, delivery_id, ms } = fields;
  const shown = [route, status, type, queue, email, delivery_id, ms === undefined ? undefined : `${ms} ms`];
  return shown.filter((value) => value !== undefined).join(' ');
};

const printLocal = ({ flags, print }: CallWithout<object>, trace: Trace): void => {
  if (flags.json) print.json(trace);
  else
    print.list(trace.steps, [
      { title: 'time', of: ({ at }) => at.slice(11, 23) },
      { title: 'source', of: ({ source }) => source },
      { title: 'message', of: ({ message }) => message },
      { title: 'details', of: detailsOf, flexible: true },
    ]);
};

const notFound = (id: string): CommandError =>
  new CommandError(Exit.notFound, `Nothing in the local stack has the request id ${id}.`);

const readLocal = async ({ settings, terminal }: CallWithout<object>, id: string): Promise<Trace> => {
  const url = new URL(`/_local/trace/${encodeURIComponent(id)}`, settings.url);
  const response = await (terminal.fetch ?? fetch)(new Request(url, { headers: { accept: 'application/json' } }));
  if (response.status === 404) throw notFound(id);
  if (!response.ok) throw new CommandError(Exit.server, `The local stack answered ${response.status}.`);
  return (await response.json()) as Trace;
};

export const define: Define = (command, terminal) => {
  command
    .argument('<request-id>', 'the X-Request-ID of a response')
    .addHelpText(
      'after',
      `
Against a local service, prints what the request caused, in order. Against a
deployed service, prints the CloudWatch Logs Insights query that shows it.`,
    )
    .action(async (id: string) => {
      if (!REQUEST_ID.test(id)) throw usage(`“${id}” is not a request id.`, 'hub trace --help');
      const call = callWithout<object>(command, terminal);
      if (LOCAL_HOST.test(new URL(call.settings.url).hostname)) return printLocal(call, await readLocal(call, id));
      if (call.flags.json) return call.print.json({ query: insightsQuery(id) });
      call.say('Set `stack` to the name of the stack, such as hub-membership-prod, and run these commands:');
      call.print.text(awsCommands(id));
    });
};
