import { USUAL } from './usual-descriptions.ts';
import { USUAL_FLAGS } from './usual-flags.ts';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const EXPIRES = /^(.+)_expires_at$/;

/** The usual meaning of an attribute. */
const usualOf = (name: string, { type }: Schema, siblings: Schema): string | undefined => {
  const [, expiring = ''] = EXPIRES.exec(name) ?? [];
  if (expiring in siblings) return `The time when \`${expiring}\` expires.`;
  const usual = type === 'boolean' ? USUAL_FLAGS : USUAL;
  return Object.hasOwn(usual, name) ? usual[name] : undefined;
};

const describedAttribute = (name: string, schema: unknown, siblings: Schema): unknown => {
  const inner = describeUsual(schema);
  if (!isSchema(inner) || 'description' in inner || '$ref' in inner) return inner;
  const description = usualOf(name, inner, siblings);
  return description === undefined ? inner : { description, ...inner };
};

/** A JSON Schema, or a list or record of them. */
const describeUsual = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(describeUsual);
  if (!isSchema(schema)) return schema;
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key === 'example' || key === 'examples' || key === 'default' || key === 'const') return [key, value];
    if (key !== 'properties' || !isSchema(value)) return [key, describeUsual(value)];
    const properties = Object.entries(value).map(([name, one]) => [name, describedAttribute(name, one, value)]);
    return [key, Object.fromEntries(properties)];
  });
  return Object.fromEntries(entries);
};

/** The schemas of a document; attributes without a description have the usual one of their name. */
export const withUsualDescriptions = <Schemas>(schemas: Schemas): Schemas => describeUsual(schemas) as Schemas;
