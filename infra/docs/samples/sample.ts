import { type ApiDocument, referenceOf, type Schema } from '../document.ts';

const OF_FORMAT: Readonly<Record<string, string>> = {
  uuid: '0199d3a0-0000-7000-8000-000000000001',
  'date-time': '2026-03-01T09:00:00.000Z',
  date: '2026-03-01',
  email: 'someone@example.com',
  uri: 'https://example.com/',
};

const numberIn = ({ minimum = 0 }: Schema): number => Math.max(1, minimum);

const LENGTH_OF_ID = 36;

const textIn = ({ format = '', minLength = 0 }: Schema): string =>
  OF_FORMAT[minLength === LENGTH_OF_ID ? 'uuid' : format] ?? 'text'.padEnd(minLength, '.');

const samples: Readonly<Record<string, (schema: Schema, document: ApiDocument) => unknown>> = {
  string: textIn,
  integer: numberIn,
  number: numberIn,
  boolean: () => true,
  null: () => null,
  array: ({ items, minItems = 0 }, document) => (items && minItems > 0 ? [sampleOf(items, document)] : []),
  object: ({ properties = {}, required = [] }, document) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name))
        .map(([name, field]) => [name, sampleOf(field, document)]),
    ),
};

/** A minimal value that fits a schema, for operations without a recorded example. */
export const sampleOf = (schema: Schema, document: ApiDocument): unknown => {
  const reference = referenceOf(schema);
  const referred = reference && document.components.schemas[reference];
  if (referred) return sampleOf(referred, document);
  const example = schema.example ?? schema.examples?.[0] ?? schema.const ?? schema.default ?? schema.enum?.[0];
  if (example !== undefined) return example;
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice) return sampleOf(choice, document);
  const type = typeof schema.type === 'string' ? schema.type : (schema.type?.[0] ?? 'null');
  return samples[type]?.(schema, document);
};
