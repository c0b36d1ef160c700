import * as z from 'zod';
import { currentName } from '../text/former-names.ts';
import { reasonToRefuse } from '../text/refused-names.ts';
import { unreadInRows } from '../text/table-rows.ts';

type Path = readonly (string | number)[];

/** A property that its schema does not read, the name that it has now if it was renamed, and why it is refused if it is. */
interface Unread {
  readonly path: Path;
  readonly now?: string | undefined;
  readonly refused?: string | undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inObject = (
  schema: z.core.$ZodType,
  { shape, catchall }: z.core.$ZodObjectDef,
  value: unknown,
  at: Path,
): readonly Unread[] => {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    const known = Object.hasOwn(shape, name) ? shape[name] : catchall;
    if (known) return unknownIn(known, inside, [...at, name]);
    return [{ path: [...at, name], now: currentName(shape, name), refused: reasonToRefuse(schema, name) }];
  });
};

const inArray = (
  schema: z.core.$ZodType,
  { element }: z.core.$ZodArrayDef,
  value: unknown,
  at: Path,
): readonly Unread[] => {
  if (!Array.isArray(value)) return [];
  const rows = unreadInRows(schema, value);
  return rows
    ? rows.map((path) => ({ path: [...at, ...path] }))
    : value.flatMap((item, nth) => unknownIn(element, item, [...at, nth]));
};

/** The member of a union that an invalid value names by the discriminator. */
const chosen = (def: z.core.$ZodUnionDef, value: unknown): z.core.$ZodType | undefined => {
  const { discriminator: name } = def as Partial<z.core.$ZodDiscriminatedUnionDef>;
  if (name === undefined || !isObject(value)) return undefined;
  return def.options.find((one) => one._zod.propValues?.[name]?.has(value[name] as z.core.util.Primitive));
};

const isTransform = (schema: z.core.$ZodType): boolean => schema._zod.def.type === 'transform';

/**
 * The properties of a value that its schema does not read, whether or not the value is valid. Values of a schema that
 * accepts anything, and the values of records, have none.
 */
const unknownIn = (schema: z.core.$ZodType, value: unknown, at: Path): readonly Unread[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return inObject(schema, def, value, at);
    case 'array':
      return inArray(schema, def, value, at);
    case 'optional':
    case 'nullable':
    case 'default':
      return unknownIn(def.innerType, value, at);
    case 'pipe':
      return unknownIn(isTransform(def.in) ? def.out : def.in, value, at);
    case 'union': {
      const option = def.options.find((one) => z.safeParse(one, value).success) ?? chosen(def, value);
      return option ? unknownIn(option, value, at) : [];
    }
    default:
      return [];
  }
};

/** The attributes that the schema of a body ignores. */
export const unknownAttributes = (schema: z.ZodObject, attributes: unknown): readonly Unread[] =>
  unknownIn(schema, attributes, []);
