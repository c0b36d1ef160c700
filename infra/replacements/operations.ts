import { createRequire } from 'node:module';
import { NormalizedSchema } from '@smithy/core/schema';

const require = createRequire(import.meta.url);

/** What of an operation's shapes is not plain JSON. */
interface Shape {
  /** Members of the input that are made up where they are missing, so that a repeated call is one call. */
  readonly tokens: string[];
  /** Members of the answer that are bytes. */
  readonly bytes: Set<string>;
  /** Members of the answer that are text, or lists of it. */
  readonly texts: Set<string>;
  /** It has times, documents, streams or the like. */
  unlike: boolean;
}

/** The name of what a map holds: no name tells whether text in it is bytes. */
const ANY = '*';
/** The name of the whole. */
const TOP = '';

/** A map whose keys begin with a number sign, so none of them is the name of a member. */
const PLACEHOLDERS = 'ExpressionAttributeNames';

const isPlain = (schema: NormalizedSchema): boolean =>
  schema.isStringSchema() || schema.isBooleanSchema() || schema.isNumericSchema() || schema.isUnitSchema();

const inside = (schema: NormalizedSchema): NormalizedSchema =>
  schema.isListSchema() ? inside(schema.getValueSchema()) : schema;

const walk = (shape: Shape, schema: NormalizedSchema, name: string, answer: boolean, seen: Set<unknown>): void => {
  const one = inside(schema);
  if (name === PLACEHOLDERS) return;
  if (one.isStructSchema()) {
    if (seen.has(one.getSchema())) return;
    seen.add(one.getSchema());
    for (const [member, of] of one.structIterator()) {
      if (!answer && of.isIdempotencyToken()) {
        shape.tokens.push(member);
        shape.unlike ||= name !== TOP;
      }
      walk(shape, of, member, answer, seen);
    }
  } else if (one.isMapSchema()) {
    walk(shape, one.getValueSchema(), ANY, answer, seen);
  } else if (one.isBlobSchema()) {
    if (answer) shape.bytes.add(name);
  } else if (isPlain(one)) {
    if (answer) shape.texts.add(name);
  } else shape.unlike = true;
};

const shapeOf = (input: NormalizedSchema, answers: readonly NormalizedSchema[]): Shape => {
  const shape: Shape = { tokens: [], bytes: new Set(), texts: new Set(), unlike: false };
  walk(shape, input, TOP, false, new Set());
  for (const answer of answers) walk(shape, answer, TOP, true, new Set());
  const { bytes, texts } = shape;
  if (bytes.has(ANY) || (bytes.size > 0 && texts.has(ANY)) || [...bytes].some((name) => texts.has(name)))
    shape.unlike = true;
  return shape;
};

type Operation = readonly [kind: 9, namespace: string, name: string, traits: unknown, input: unknown, output: unknown];

const isOperation = (value: unknown): value is Operation => Array.isArray(value) && value[0] === 9;

const schema = (of: unknown): NormalizedSchema => NormalizedSchema.of(of as Parameters<typeof NormalizedSchema.of>[0]);

const written = ([, namespace, name, , input, output]: Operation, errors: readonly NormalizedSchema[]): string => {
  const { tokens, bytes, unlike } = shapeOf(schema(input), [schema(output), ...errors]);
  if (unlike) return 'undefined';
  const names = [...bytes].toSorted();
  const found = `{ pattern: /"(?:${names.join('|')})"\\s*:/, names: ${JSON.stringify(names)} }`;
  return `[9, ${JSON.stringify(namespace)}, "${name}", 0, ${JSON.stringify(tokens)}, ${names.length > 0 ? found : 'undefined'}]`;
};

/**
 * The schemas of an AWS client by their operations alone, for the JSON protocol in json-rpc.js: each has
 * its name, its idempotency tokens and how bytes are found in its answers. One that cannot be sent and
 * read as plain JSON is undefined.
 */
export const operationsOf = (client: string, errorsKept: ReadonlySet<string>): string => {
  const exported: Record<string, unknown> = require(client);
  const kept = Object.keys(exported).filter((name) => errorsKept.has(name));
  const base = Object.keys(exported).find((name) => /^[A-Za-z0-9]+ServiceException$/.test(name));
  if (!base) throw new Error(`${client} has no base exception`);
  const errors = kept.map((name) => schema(exported[`${name}$`]));
  const operations = Object.entries(exported).filter((entry): entry is [string, Operation] => isOperation(entry[1]));
  return [
    `import { ${base} } from '../models/${base}';`,
    kept.length > 0 ? `import { ${kept.join(', ')} } from '../models/errors';` : '',
    `export const errorTypeRegistries = { base: ${base}, kept: { ${kept.join(', ')} } };`,
    ...operations.map(([name, operation]) => `export const ${name} = ${written(operation, errors)};`),
  ].join('\n');
};
