import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { openApi } from '../../../shared/api/openapi.ts';
import { type Json, resolved, written } from '../../shared/platform/http/openapi/document.ts';

/**
 * Members of a resource object (JSON:API 1.1 § Fields and § Resource Objects). Clients that flatten resources into one
 * object overwrite them with an attribute of the same name.
 */
const OF_RESOURCES = ['type', 'id', 'links', 'relationships', 'meta'];
/** JSON:API 1.0 § Attributes reserves these in every object of an attribute. */
const RESERVED = ['links', 'relationships'];

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** All objects in a value, itself included. */
const objectsIn = (value: unknown): readonly Json[] =>
  isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];

const document = written(openApi(groups));

/** The schemas that a schema consists of: itself without a reference, and the members of unions. */
const partsOf = (schema: Json): readonly Json[] => {
  const own = resolved(document, schema) ?? {};
  return [own, ...['allOf', 'anyOf', 'oneOf'].flatMap((of) => Object.values(own[of] ?? {}).flatMap(partsOf))];
};

const propertiesOf = (schema: Json): Json =>
  Object.assign({}, ...partsOf(schema).map(({ properties }) => properties ?? {}));

/** The names of the properties in a schema at any depth. */
const namesIn = (schema: Json, seen: ReadonlySet<unknown> = new Set()): readonly string[] =>
  partsOf(schema)
    .filter((part) => !seen.has(part))
    .flatMap((part) => {
      const inside = new Set([...seen, part]);
      const items = [part.items, part.additionalProperties].filter(isObject);
      return [
        ...Object.entries(part.properties ?? {}).flatMap(([name, of]) => [name, ...namesIn(of, inside)]),
        ...items.flatMap((of) => namesIn(of, inside)),
      ];
    });

/** The schemas of the attributes of all resource objects in requests, responses and webhooks, with their types. */
const described = objectsIn(document).flatMap(({ properties }) =>
  isObject(properties?.type) && isObject(properties.attributes)
    ? [{ type: JSON.stringify(properties.type.const ?? properties.type.enum), attributes: properties.attributes }]
    : [],
);

test('no attribute of a resource has the name of a member of resource objects', () => {
  expect(described.length).toBeGreaterThan(200);
  const found = described.flatMap(({ type, attributes }) => {
    const names = Object.keys(propertiesOf(attributes));
    return OF_RESOURCES.filter((name) => names.includes(name)).map((name) => `${type} ${name}`);
  });
  expect(found).toEqual([]);
});

test('no object in an attribute has a member that JSON:API reserves there', () => {
  const found = described.flatMap(({ type, attributes }) => {
    const names = namesIn(attributes);
    return RESERVED.filter((name) => names.includes(name)).map((name) => `${type} ${name}`);
  });
  expect(found).toEqual([]);
  expect(described.flatMap(({ attributes }) => namesIn(attributes))).toContain('entry_node_id');
});

test('the recorded responses, included resources as well, have no such attribute', () => {
  const folder = join(import.meta.dirname, '../../../infra/docs/examples');
  const examples = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown);
  const attributes = objectsIn(examples).flatMap((one) => (isObject(one.attributes) ? [one.attributes] : []));
  expect(attributes.length).toBeGreaterThan(200);
  expect(attributes.flatMap((one) => OF_RESOURCES.filter((name) => name in one))).toEqual([]);
  const nested = attributes.flatMap(objectsIn);
  expect(nested.flatMap((one) => RESERVED.filter((name) => name in one))).toEqual([]);
});
