import { expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { openApi } from '../../../shared/api/openapi.ts';
import { type Json, resolved, written } from '../../shared/platform/http/openapi/document.ts';
import { VIEWS } from './support/views.ts';

const document = written(openApi(groups));

/** A schema without texts for readers, and with the schemas that it refers to. */
const bare = (schema: unknown, within: readonly unknown[] = []): unknown => {
  if (Array.isArray(schema)) return schema.map((one) => bare(one, within));
  if (typeof schema !== 'object' || schema === null || within.includes(schema)) return schema;
  const own = resolved(document, schema as Json) ?? {};
  return Object.fromEntries(
    Object.entries(own)
      .filter(([name, value]) => !/^(?:description|title|examples?)$/.test(name) || typeof value === 'object')
      .map(([name, value]) => [name, bare(value, [...within, own])]),
  );
};

/** The views of each resource type: the schemas of its attributes by name. */
const types = Map.groupBy(
  Object.entries(document.components?.schemas ?? {}).flatMap(([name, { properties }]) => {
    const type: unknown = properties?.type?.const;
    const attributes = resolved(document, properties?.attributes)?.properties;
    return typeof type === 'string' && attributes ? [{ name, type, attributes }] : [];
  }),
  ({ type }) => type,
);
const several = [...types.values()].filter((views) => views.length > 1);

const namesOf = (views: (typeof several)[number]) =>
  new Set(views.flatMap(({ attributes }) => Object.keys(attributes)));

test('an attribute of a resource type has the same schema in every view of the type', () => {
  expect(types.size).toBeGreaterThan(80);
  const different = several.flatMap((views) =>
    [...namesOf(views)].flatMap((attribute) => {
      const schemas = views.flatMap(({ attributes }) => {
        const schema = attributes[attribute];
        return schema ? [JSON.stringify(bare(schema))] : [];
      });
      return new Set(schemas).size > 1 ? [`${views[0]?.type}.${attribute}: ${schemas.join(' | ')}`] : [];
    }),
  );
  expect(different).toEqual([]);
});

test('every view has all attributes of its type, except those that are recorded with the reason', () => {
  const omitted = several.flatMap((views) =>
    views.flatMap(({ name, attributes }) => {
      const omits = [...namesOf(views)].filter((one) => !Object.hasOwn(attributes, one));
      return omits.length > 0 ? [[name, omits.toSorted()] as const] : [];
    }),
  );
  const recorded = Object.entries(VIEWS).map(([name, { omits }]) => [name, omits.toSorted()] as const);
  expect(Object.fromEntries(omitted)).toEqual(Object.fromEntries(recorded));
});

test('the picture of a person is a photo in every resource', () => {
  const names = [...types.values()].flatMap((views) => [...namesOf(views)]);
  expect(names).toContain('photo_url');
  expect(names.filter((name) => /avatar|picture|portrait|gravatar/.test(name))).toEqual([]);
});
