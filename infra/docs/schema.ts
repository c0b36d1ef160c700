import { type Html, html, type Part } from '../html.ts';
import { referenceOf, type Schema } from './document.ts';
import { renderedLine } from './markdown.ts';

/** The fields that are marked: the required ones of a request, the optional ones of a response. */
type Side = 'sent' | 'answered';

/** The maximum depth shown. The OpenAPI document has the rest. */
const MAX_DEPTH = 9;

const code = (value: unknown): Html => html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`;

const NULL = 'null';

const isNull = ({ type }: Schema): boolean => type === NULL;

const choicesOf = ({ anyOf, oneOf }: Schema): readonly Schema[] | undefined => anyOf ?? oneOf;

interface Plain {
  readonly schema: Schema;
  readonly nullable: boolean;
}

/** The schema without `null`; the only alternative of a union with one alternative. */
const plain = (schema: Schema): Plain => {
  const choices = choicesOf(schema);
  if (choices) {
    const [only, ...others] = choices.filter((choice) => !isNull(choice));
    const nullable = choices.some(isNull);
    if (!only || others.length > 0) return { schema, nullable };
    const inner = plain(only);
    const { anyOf: _, oneOf: __, ...outer } = schema;
    return { schema: { ...inner.schema, ...outer }, nullable: nullable || inner.nullable };
  }
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  const [type] = types.filter((name) => name !== NULL);
  return { schema: type ? { ...schema, type } : schema, nullable: types.length > 1 && types.includes(NULL) };
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'UUID',
  'date-time': 'time (ISO 8601, UTC)',
  date: 'date',
  email: 'email address',
  uri: 'URL',
};

/** The page of a schema that responses have. */
export const objectPath = (name: string): string => `/docs/objects/${name}`;

const typeOf = (property: Schema): Part => {
  const { schema } = plain(property);
  const reference = referenceOf(schema);
  if (reference) return html`<a href="${objectPath(reference)}">${reference}</a>`;
  if (schema.const !== undefined) return code(schema.const);
  if (schema.items) return html`array of ${typeOf(schema.items)}`;
  if (schema.enum) return html`one of ${schema.enum.map((value, at) => [at > 0 && ', ', code(value)])}`;
  if (choicesOf(schema)) return 'one of several types';
  if (typeof schema.additionalProperties === 'object' && !schema.properties)
    return html`object of ${typeOf(schema.additionalProperties)}`;
  return FORMATS[schema.format ?? ''] ?? String(schema.type ?? 'any');
};

const between = (least: number | undefined, most: number | undefined, unit: string): string | undefined => {
  const low = least !== undefined && least > Number.MIN_SAFE_INTEGER ? least : undefined;
  const high = most !== undefined && most < Number.MAX_SAFE_INTEGER ? most : undefined;
  if (low !== undefined && high !== undefined) return low === high ? `${low}${unit}` : `${low} to ${high}${unit}`;
  if (high !== undefined) return `at most ${high}${unit}`;
  return low ? `at least ${low}${unit}` : undefined;
};

const boundsOf = (property: Schema): Part => {
  const { schema, nullable } = plain(property);
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern } = schema;
  const initial = property.default ?? schema.default;
  const said: readonly (Part | undefined)[] = [
    nullable && html`or ${code(null)}`,
    between(minLength, maxLength, ' characters'),
    between(minimum, maximum, ''),
    between(minItems, maxItems, ' items'),
    pattern && !schema.format && html`matches ${code(pattern)}`,
    initial !== undefined && html`default ${code(initial)}`,
  ];
  return said.filter(Boolean).map((part) => [', ', part]);
};

/** The discriminator of an alternative: the value of its first constant property. */
const nameOfChoice = (choice: Schema): Part => {
  const constant = Object.entries(choice.properties ?? {}).find(([, field]) => field.const !== undefined);
  return constant ? html`${code(constant[0])} is ${code(constant[1].const)}` : [typeOf(choice), boundsOf(choice)];
};

const folded = (summary: Part, content: Part): Html => html`<details><summary>${summary}</summary>${content}</details>`;

/**
 * The children of a schema: its properties, the properties of its items, or its alternatives. Empty for a simple type.
 */
const insideOf = (property: Schema, side: Side, depth: number): Part => {
  const { schema } = plain(property);
  if (referenceOf(schema) || depth > MAX_DEPTH) return undefined;
  if (schema.items) return insideOf(schema.items, side, depth);
  const choices = choicesOf(schema)?.filter((choice) => !isNull(choice));
  if (choices) {
    const forms = choices.map((choice) => html`<li>${nameOfChoice(choice)}${insideOf(choice, side, depth + 1)}</li>`);
    return folded(`${choices.length} types`, html`<ul class="forms">${forms}</ul>`);
  }
  if (typeof schema.additionalProperties === 'object' && !schema.properties)
    return insideOf(schema.additionalProperties, side, depth);
  const names = Object.keys(schema.properties ?? {});
  if (names.length === 0) return undefined;
  const fields = fieldsOf(schema, side, depth + 1);
  return folded(names.length === 1 ? '1 attribute' : `${names.length} attributes`, fields);
};

interface Field {
  readonly name: string;
  readonly schema: Schema;
  /** Notes next to the property's name. */
  readonly note?: string | undefined;
  readonly description?: string | undefined;
}

const fieldOf = ({ name, schema, note, description }: Field, side: Side, depth: number): Html => {
  const said = description ?? schema.description;
  return html`<div><dt><code>${name}</code>${note && html` <span class="note">${note}</span>`}</dt>
<dd><span class="type">${typeOf(schema)}${boundsOf(schema)}</span>${
    said && html`<p>${renderedLine(said)}</p>`
  }${insideOf(schema, side, depth)}</dd></div>`;
};

/** A list of properties, each with its type, limits and description. */
export const fieldList = (fields: readonly Field[], side: Side, depth = 0): Html =>
  html`<dl class="fields">${fields.map((field) => fieldOf(field, side, depth))}</dl>`;

/** The properties of an object. */
export const fieldsOf = (schema: Schema, side: Side, depth = 0): Html => {
  const required = new Set(schema.required ?? []);
  const note = (name: string) => {
    if (side === 'sent') return required.has(name) ? 'required' : undefined;
    return required.has(name) ? undefined : 'optional';
  };
  const fields = Object.entries(schema.properties ?? {});
  return fieldList(
    fields.map(([name, field]) => ({ name, schema: field, note: note(name) })),
    side,
    depth,
  );
};

/** The names of the schemas that this one refers to, at any depth. */
export const referencesIn = (schema: Schema): readonly string[] => {
  const name = referenceOf(schema);
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(choicesOf(schema) ?? []),
    ...(schema.allOf ?? []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
  ];
  return [...(name ? [name] : []), ...inner.flatMap(referencesIn)];
};
