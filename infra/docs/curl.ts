import { type ApiDocument, type Content, exampleOf, type Operation, type Parameter } from './document.ts';
import { sampleOf } from './sample.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const variable = (name: string): string => `$${name.toUpperCase()}`;

/** An example of the request: the recorded one, or a minimal one. */
export const bodyExample = (content: Content, document: ApiDocument): unknown =>
  exampleOf(content, document) ?? (content.schema && sampleOf(content.schema, document));

const dataOf = (mediaType: string, value: unknown): string => {
  if (mediaType.includes('json')) return quoted(JSON.stringify(value, undefined, 2));
  if (typeof value === 'string') return quoted(value);
  const form = new URLSearchParams();
  for (const [name, field] of Object.entries(value ?? {})) form.append(name, String(field));
  return quoted(form.toString());
};

const sampleIn = ({ schema }: Parameter, document: ApiDocument): string => String(sampleOf(schema, document));

const queryOf = ({ parameters }: Operation, document: ApiDocument): string => {
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const query = new URLSearchParams();
  for (const parameter of required) query.append(parameter.name, sampleIn(parameter, document));
  return query.size === 0 ? '' : `?${query}`;
};

/**
 * A curl command for an operation. `$API` is the address of the service, `$TOKEN` the credential; each path parameter
 * is a shell variable.
 */
export const curlOf = (operation: Operation, document: ApiDocument): string => {
  const { method, path, parameters, body, isOpen, responses: answers } = operation;
  const headers = parameters.filter((parameter) => parameter.in === 'header' && parameter.required);
  const [sent] = Object.entries(body?.content ?? {});
  const streams = answers.some(([, { content = {} }]) => 'text/event-stream' in content);
  const address = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => variable(name));
  const words = [
    `curl${streams ? ' -N' : ''}${method === 'GET' ? '' : ` -X ${method}`} "$API${address}${queryOf(operation, document)}"`,
    ...(isOpen ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...headers.map((parameter) => `-H ${quoted(`${parameter.name}: ${sampleIn(parameter, document)}`)}`),
    ...(sent
      ? [`-H ${quoted(`Content-Type: ${sent[0]}`)}`, `-d ${dataOf(sent[0], bodyExample(sent[1], document))}`]
      : []),
  ];
  return words.join(' \\\n  ');
};
