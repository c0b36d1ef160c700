import { listOf, type Paths } from './list-of-ids.ts';
import { USUAL } from './usual-descriptions.ts';
import { USUAL_FLAGS } from './usual-flags.ts';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const WHEN_NULL = /(?:^| )Null [^.]+\.$/;

const isNullable = ({ type, anyOf }: Schema): boolean =>
  [type, ...(Array.isArray(anyOf) ? anyOf.map((one) => isSchema(one) && one.type) : [])].flat().includes('null');

/** Where an id is from; an enumeration is one of its own values. */
const originOf = (name: string, schema: Schema, paths: Paths): string | undefined => {
  const list = 'enum' in schema ? undefined : listOf(name, paths);
  return list && `From \`GET ${list}\`.`;
};

/** The usual meaning of an attribute. What null means is left out where it cannot be null. */
const usualOf = (name: string, schema: Schema, paths: Paths): string | undefined => {
  const usual = schema.type === 'boolean' ? USUAL_FLAGS : USUAL;
  if (!Object.hasOwn(usual, name)) return originOf(name, schema, paths);
  const text = isNullable(schema) ? usual[name] : usual[name]?.replace(WHEN_NULL, '');
  return text === '' ? undefined : text;
};

/** The schemas of a document; attributes without a description have the usual one of their name. */
export const withUsualDescriptions = <Schemas>(schemas: Schemas, paths: Paths): Schemas => {
  const describedAttribute = (name: string, schema: unknown): unknown => {
    const inner = described(schema);
    if (!isSchema(inner) || 'description' in inner || '$ref' in inner) return inner;
    const description = usualOf(name, inner, paths);
    return description === undefined ? inner : { description, ...inner };
  };

  /** A JSON Schema, or a list or record of them. */
  const described = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(described);
    if (!isSchema(schema)) return schema;
    const entries = Object.entries(schema).map(([key, value]) => {
      if (key === 'example' || key === 'examples' || key === 'default' || key === 'const') return [key, value];
      if (key !== 'properties' || !isSchema(value)) return [key, described(value)];
      const properties = Object.entries(value).map(([name, one]) => [name, describedAttribute(name, one)]);
      return [key, Object.fromEntries(properties)];
    });
    return Object.fromEntries(entries);
  };
  return described(schemas) as Schemas;
};
