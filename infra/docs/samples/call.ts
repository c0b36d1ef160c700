import { type ApiDocument, type Content, exampleOf, type Operation, type Parameter } from '../document.ts';
import { pathValues } from './path-values.ts';
import { sampleOf } from './sample.ts';

type Texts = Readonly<Record<string, string>>;
type Pairs<Value> = readonly (readonly [name: string, value: Value])[];

/** What to send instead of the recorded example. */
export interface Values {
  readonly path?: Texts;
  readonly query?: Texts;
  readonly headers?: Texts;
  /** A JSON document, the fields of a form, or text that is sent unchanged. */
  readonly body?: unknown;
}

/** The result of a call: a resource in `data`, a list of several pages, another JSON document, text, or no body. */
type Answer = 'resource' | 'list' | 'document' | 'text' | 'none';

/** A call of an operation with all its values, which each language writes in its own way. */
export interface Call {
  readonly method: string;
  /** The path with its variables in braces. */
  readonly path: string;
  readonly variables: Pairs<string>;
  readonly query: Pairs<string | number>;
  readonly headers: Pairs<string>;
  readonly body: { readonly mediaType: string; readonly value: unknown } | undefined;
  readonly isOpen: boolean;
  readonly answer: Answer;
  readonly isStream: boolean;
}

/** Optional headers that most callers need. */
export const SHOWN_HEADERS: readonly string[] = ['X-Team-ID', 'If-Match'];

/** An example of the request: the recorded one, or a minimal one. */
export const bodyExample = (content: Content, document: ApiDocument): unknown =>
  exampleOf(content, document) ?? (content.schema && sampleOf(content.schema, document));

const typed = ({ schema }: Parameter | { readonly schema?: never }, value: string): string | number =>
  schema?.type === 'integer' ? Number(value) : value;

/** A parameter with an alias is optional in the description, although one of the two is required. */
const isNeeded = ({ required = false, description = '' }: Parameter): boolean =>
  required || description.includes('Required, here or in the other');

const queryOf = ({ parameters }: Operation, document: ApiDocument, given?: Texts): Call['query'] => {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const required = known.filter(isNeeded);
  const values =
    given ?? Object.fromEntries(required.map(({ name, schema }) => [name, String(sampleOf(schema, document))]));
  return Object.entries(values).map(([name, value]) => [
    name,
    typed(known.find((parameter) => parameter.name === name) ?? {}, value),
  ]);
};

const headersOf = ({ parameters }: Operation, document: ApiDocument, given?: Texts): Call['headers'] => {
  if (given) return Object.entries(given);
  const shown = parameters.filter(
    (parameter) => parameter.in === 'header' && (parameter.required || SHOWN_HEADERS.includes(parameter.name)),
  );
  return shown.map(({ name, schema }) => [name, String(sampleOf(schema, document))]);
};

const bodyOf = ({ body }: Operation, document: ApiDocument, given: unknown): Call['body'] => {
  if (typeof given === 'string') return { mediaType: 'application/json', value: given };
  const [content] = Object.entries(body?.content ?? {});
  return content && { mediaType: content[0], value: given ?? bodyExample(content[1], document) };
};

const mediaTypesOf = ({ responses }: Operation): readonly string[] =>
  responses.filter(([status]) => status < '300').flatMap(([, { content = {} }]) => Object.keys(content));

const answerOf = (operation: Operation): Answer => {
  const [mediaType] = mediaTypesOf(operation);
  if (mediaType === undefined) return 'none';
  if (!mediaType.includes('json')) return 'text';
  const isPaged = operation.method === 'GET' && operation.parameters.some(({ name }) => name === 'page[after]');
  if (isPaged) return 'list';
  return mediaType === 'application/vnd.api+json' ? 'resource' : 'document';
};

/** The call that a sample makes: with the recorded example, or with these values. */
export const callOf = (operation: Operation, document: ApiDocument, values?: Values): Call => ({
  method: operation.method,
  path: operation.path,
  variables: pathValues(operation, values?.path),
  query: queryOf(operation, document, values && { ...values.query }),
  headers: headersOf(operation, document, values && { ...values.headers }),
  body: values && values.body === undefined ? undefined : bodyOf(operation, document, values?.body),
  isOpen: operation.isOpen,
  answer: answerOf(operation),
  isStream: mediaTypesOf(operation).includes('text/event-stream'),
});
