import { readFile, writeFile } from 'node:fs/promises';

/**
 * A substitute for the AWS CLI with the commands that this repository uses. It sends the options of an operation to
 * `AWS_ENDPOINT_URL` and prints the response.
 */
const TARGETS: Readonly<Record<string, string>> = { dynamodbstreams: 'DynamoDBStreams_20120810', sqs: 'AmazonSQS' };
const ENDPOINT = process.env.AWS_ENDPOINT_URL ?? '';
const CREDENTIAL =
  'AWS4-HMAC-SHA256 Credential=local/20250101/us-east-1/any/aws4_request, SignedHeaders=host, Signature=0';

const pascal = (name: string): string => name.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());

const optionsIn = (args: readonly string[]) => {
  const named = new Map<string, string>();
  const positional: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (!arg.startsWith('--')) positional.push(arg);
    else {
      at += 1;
      named.set(arg.slice(2), args[at] ?? '');
    }
  }
  return { named, positional };
};

const send = async (operation: string, path: string, headers: Readonly<Record<string, string>>, body: string) => {
  const allHeaders = { authorization: CREDENTIAL, 'x-amz-date': '20250101T000000Z', ...headers };
  const response = await fetch(new URL(path, ENDPOINT), { method: 'POST', headers: allHeaders, body });
  const text = await response.text();
  if (response.ok) return { text, headers: response.headers };
  const { __type: type = 'Unknown', message, Message = message } = JSON.parse(text);
  throw new Error(`An error occurred (${type.split('#').at(-1)}) when calling the ${operation} operation: ${Message}`);
};

/** The input of an operation. Numeric options become numbers, as in the CLI. */
const inputOf = (named: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    [...named]
      .filter(([name]) => name !== 'output')
      .map(([name, value]) => [pascal(name), /-(?:timeout|seconds)$/.test(name) ? Number(value) : value]),
  );

const invoke = async (named: ReadonlyMap<string, string>, [file = '']: readonly string[]): Promise<string> => {
  const payload = named.get('payload')?.replace('file://', '') ?? '';
  const path = `/2015-03-31/functions/${named.get('function-name')}/invocations`;
  const { text, headers } = await send('Invoke', path, {}, await readFile(payload, 'utf8'));
  await writeFile(file, text);
  const error = headers.get('x-amz-function-error');
  return JSON.stringify({ StatusCode: 200, ...(error && { FunctionError: error }) });
};

const [service = '', operation = '', ...args] = process.argv.slice(2);
const { named, positional } = optionsIn(args);
try {
  if (service === 'lambda' && operation === 'invoke') console.log(await invoke(named, positional));
  else {
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `${TARGETS[service]}.${pascal(operation)}`,
    };
    const { text } = await send(pascal(operation), '/', headers, JSON.stringify(inputOf(named)));
    // The CLI does not print an empty response.
    if (text !== '{}') console.log(text);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 254;
}
