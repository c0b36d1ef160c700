import { Html, type Part } from '../html.ts';
import type { AccountKind, Described, Field } from './app/try-it/described.ts';
import type { ApiDocument, Operation, Parameter } from './document.ts';
import { bodyExample, SHOWN_HEADERS } from './samples/call.ts';
import { EXAMPLE_NAMES } from './samples/path-values.ts';
import { sampleOf } from './samples/sample.ts';

const CREDENTIALS = /^(?:Public: .*|Accepts (?:a platform token|a contact token|an API key|no credentials)\b.*)$/m;

/** The kinds of accounts that a sentence about credentials names, the preferred one first. */
const KINDS: readonly (readonly [kind: AccountKind, named: RegExp])[] = [
  ['member', /contact token/],
  ['platform_admin', /platform administrator/],
  ['owner', /platform token/],
  ['key', /API key of the team/],
];

const MAX_OPTIONS = 30;

const optionsOf = ({ schema }: Parameter): readonly string[] | undefined => {
  if (schema.type === 'boolean') return ['true', 'false'];
  const values = schema.enum ?? [];
  return values.length > 0 && values.length <= MAX_OPTIONS ? values.map(String) : undefined;
};

/** The end of the path of the list of what an id names, such as `/content-nodes` for `content_node_id`. */
const collectionOf = (name: string): string => `/${name.replace(/_id$/, '').replaceAll('_', '-')}s`;

/** The operation that lists the resources whose id a path has: the one at the same path, or one with their name. */
const listOf = (path: string, name: string, operations: readonly Operation[]): Operation | undefined => {
  const lists = operations.filter(({ id, isWebhook }) => id.startsWith('list') && !isWebhook);
  const collection = path.slice(0, path.indexOf(`/{${name}}`));
  return lists.find((list) => list.path === collection) ?? lists.find((list) => list.path.endsWith(collectionOf(name)));
};

const initialOf = ({ name, in: place, required, schema }: Parameter, document: ApiDocument): string | undefined => {
  if (place === 'path') return EXAMPLE_NAMES[name];
  return required ? String(sampleOf(schema, document)) : undefined;
};

interface Known {
  readonly document: ApiDocument;
  readonly operations: readonly Operation[];
}

type PathOf = (operation: Operation) => string;

const fieldOf = (operation: Operation, parameter: Parameter, known: Known, pathOf: PathOf): Field => {
  const { name, in: place } = parameter;
  const required = parameter.required === true;
  const options = optionsOf(parameter);
  const value = initialOf(parameter, known.document);
  const list = place === 'path' ? listOf(operation.path, name, known.operations) : undefined;
  return {
    name,
    in: place,
    required,
    isShown: required || SHOWN_HEADERS.includes(name),
    ...(options && { options }),
    ...(value !== undefined && { value }),
    ...(list && { list: { path: pathOf(list), title: list.summary } }),
  };
};

const asText = (example: unknown, mediaType: string): string => {
  if (typeof example === 'string') return example;
  if (mediaType.includes('json')) return JSON.stringify(example, undefined, 2);
  const fields = Object.entries(example ?? {}).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(Object.fromEntries(fields)).toString();
};

const describedOf = (operation: Operation, known: Known, pathOf: PathOf): Described => {
  const { method, path, summary, isOpen, description, parameters, body } = operation;
  const takes = (CREDENTIALS.exec(description)?.[0] ?? '').replaceAll('`', '');
  const [content] = Object.entries(body?.content ?? {});
  return {
    method,
    path,
    summary,
    isOpen,
    takes,
    accepts: KINDS.filter(([, named]) => named.test(takes)).map(([kind]) => kind),
    fields: parameters.map((parameter) => fieldOf(operation, parameter, known, pathOf)),
    ...(content && {
      body: { mediaType: content[0], example: asText(bodyExample(content[1], known.document), content[0]) },
    }),
  };
};

/** JSON as a value in single quotes, which is shorter than in double quotes, and without what looks like a tag or a placeholder. */
const attribute = (value: Described): string =>
  JSON.stringify(value)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('{{', '{\\u007b');

/** The place of the form that sends a request, with what the form needs. Without the script, it is empty. */
export const tryIt = (operation: Operation, known: Known, pathOf: PathOf): Part =>
  !operation.isWebhook &&
  new Html(`<div class="try-it" data-call='${attribute(describedOf(operation, known, pathOf))}'></div>\n`);
