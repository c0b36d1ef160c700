import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { commands } from '../../../bin/hub/commands.ts';
import type { Verb } from '../../../bin/hub/verb.ts';
import { groups } from '../../../functions/groups.ts';
import { openApi } from '../../../shared/api/openapi.ts';

const Shape: z.ZodType<Shape> = z.lazy(() =>
  z.looseObject({
    properties: z.record(z.string(), Shape).optional(),
    required: z.array(z.string()).optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(Shape).optional(),
    $ref: z.string().optional(),
    items: Shape.optional(),
  }),
);
interface Shape {
  readonly properties?: Record<string, Shape> | undefined;
  readonly required?: string[] | undefined;
  readonly enum?: unknown[] | undefined;
  readonly anyOf?: Shape[] | undefined;
  readonly $ref?: string | undefined;
  readonly items?: Shape | undefined;
}
const Operation = z.object({
  parameters: z.array(z.object({ name: z.string().optional(), schema: Shape.optional() })).optional(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: Shape })) }).optional(),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.object({ schema: Shape })).optional() })),
});
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), Shape) }),
});

const { paths, components } = Document.parse(JSON.parse(JSON.stringify(openApi(groups))));

const operationOf = (method: string, path: string) => Operation.parse(paths[path]?.[method]);

const resolved = (shape: Shape | undefined): Shape =>
  shape?.$ref ? resolved(components.schemas[shape.$ref.split('/').at(-1) ?? '']) : (shape ?? {});

/** The allowed and the required attributes. */
const attributesOf = (method: string, path: string): Shape => {
  const openapi = resolved(operationOf(method, path).requestBody?.content['application/vnd.api+json']?.schema);
  const [document = openapi] = openapi.anyOf?.map(resolved).filter(({ properties }) => properties?.data) ?? [];
  return resolved(resolved(document.properties?.data).properties?.attributes);
};

/** The names of the attributes of the listed items. */
const listedBy = (method: string, path: string): readonly string[] => {
  const schema = operationOf(method, path).responses['200']?.content?.['application/vnd.api+json']?.schema;
  const item = resolved(resolved(resolved(schema).properties?.data).items);
  return (item.anyOf ?? [item]).flatMap((one) =>
    Object.keys(resolved(resolved(one).properties?.attributes).properties ?? {}),
  );
};

/** The attributes that name the resource of an id. */
const namesOf = (id: string): readonly string[] =>
  ['title', 'name', 'display_name'].map((kind) => id.replace(/_id$/, `_${kind}`));

const choicesOf = (shape: Shape | undefined): unknown[] => {
  const known = resolved(shape);
  return known.enum ?? known.anyOf?.flatMap(choicesOf) ?? [];
};

const lists = (verbs: readonly (readonly [string, Verb])[]) =>
  verbs.flatMap(([name, { method, path, shows }]) =>
    shows.kind === 'list' ? [{ name, listed: listedBy(method, path), columns: shows.columns, id: shows.id }] : [],
  );

const isData = (module: object): module is { readonly verbs: readonly Verb[] } => 'verbs' in module;

const verbs = (
  await Promise.all(
    commands.map(async ({ name, load }) => {
      const module = await load();
      return isData(module) ? module.verbs.map((verb) => [`${name} ${verb.name}`, verb] as const) : [];
    }),
  )
).flat();

describe('the commands that are defined by data', () => {
  test('cover most resources of a hub', () => {
    expect(verbs.length).toBeGreaterThan(60);
  });

  test.each(verbs)('%s', (_, { method, path, memberPath, flags = [], args = [], sends = {} }) => {
    for (const one of [path, ...(memberPath ? [memberPath] : [])])
      expect(Object.keys(paths[one] ?? {}), one).toContain(method);
    const parameters = operationOf(method, path).parameters ?? [];
    const { properties = {}, required = [] } = attributesOf(method, path);
    for (const { flag, query, attribute, values } of flags) {
      const schema = query ? parameters.find(({ name }) => name === query)?.schema : attribute && properties[attribute];
      expect(schema, flag).toBeDefined();
      if (values && schema) expect(new Set(values), flag).toEqual(new Set(choicesOf(schema)));
    }
    const needed = flags.flatMap(({ needed: isNeeded, attribute }) => (isNeeded && attribute ? [attribute] : []));
    expect(Object.keys(properties)).toEqual(expect.arrayContaining([...args, ...Object.keys(sends)]));
    expect([...args, ...Object.keys(sends), ...needed]).toEqual(expect.arrayContaining(required));
  });

  test.each(lists(verbs))('$name shows names, not ids, where the items have both', ({ listed, columns, id }) => {
    expect(listed).toEqual(expect.arrayContaining(columns.map(({ attribute }) => attribute)));
    const ids = columns.map(({ attribute }) => attribute).filter((one) => one.endsWith('_id') && one !== id);
    const shown = columns.flatMap(({ attribute, or }) => [attribute, or]);
    expect(ids.filter((one) => namesOf(one).some((name) => listed.includes(name) && !shown.includes(name)))).toEqual(
      [],
    );
  });
});
