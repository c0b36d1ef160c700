import { expect, test } from 'vitest';
import { description } from '../../../infra/description.ts';

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly description?: string }[];
}

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const document: Document = JSON.parse(JSON.stringify(description()));
const { schemas } = document.components;

const isDescribed = ({ $ref, description: own, anyOf = [], oneOf = [] }: Schema): boolean =>
  own !== undefined ||
  [...anyOf, ...oneOf].some(isDescribed) ||
  ($ref !== undefined && isDescribed(schemas[$ref.split('/').at(-1) ?? ''] ?? {}));

/** The attributes of a resource, or of a request body. */
const attributesOf = (name: string, { properties = {} }: Schema) =>
  name.endsWith('Attributes') ? properties : (properties.attributes?.properties ?? {});

test('every attribute of a resource and of a request has a description', () => {
  const all = Object.entries(schemas).flatMap(([name, schema]) =>
    Object.entries(attributesOf(name, schema)).map(([attribute, of]) => [`${name}.${attribute}`, of] as const),
  );
  expect(all.length).toBeGreaterThan(1_500);
  expect(all.flatMap(([name, schema]) => (isDescribed(schema) ? [] : name))).toEqual([]);
});

test('every parameter has a description', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const parameters = operations.flatMap(({ parameters: own = [] }) => own);
  expect(parameters.length).toBeGreaterThan(500);
  expect(parameters.filter((one) => !('$ref' in one) && !one.description).map(({ name }) => name)).toEqual([]);
});
