import { explainPlaceholder } from '#explanations';
import { isFieldVisible } from '../../hubs/people/profile-fields/field-values.ts';
import type { ProfileField } from '../../hubs/people/profile-fields/profile-field-item.ts';
import type { Definition } from './definition.ts';
import { filledFields } from './filled-fields.ts';
import { dataOf } from './nodes/kinds.ts';
import { fieldPlaceholder, PLACEHOLDERS } from './placeholders.ts';

/** Anything between double braces. Empty ones are text. */
const WRITTEN = /\{\{\s*([^{}\s](?:[^{}]*[^{}\s])?)\s*\}\}/g;

/** A placeholder in a text, and the path of the text. */
export interface WrittenPlaceholder {
  readonly path: readonly (string | number)[];
  readonly name: string;
}

/** The placeholders in the strings of a JSON value, with their paths. */
export const placeholdersIn = (value: unknown, path: readonly (string | number)[]): readonly WrittenPlaceholder[] => {
  if (typeof value === 'string') return [...value.matchAll(WRITTEN)].map(([, name = '']) => ({ path, name }));
  if (Array.isArray(value)) return value.flatMap((one, nth) => placeholdersIn(one, [...path, nth]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => placeholdersIn(one, [...path, name]));
};

/** The placeholders of a definition, with the paths of their fields. */
export const placeholdersOf = ({ nodes }: Pick<Definition, 'nodes'>): readonly WrittenPlaceholder[] =>
  nodes.flatMap((node, nth) =>
    filledFields(node.type).flatMap((field) => placeholdersIn(dataOf(node)[field], ['nodes', nth, 'data', field])),
  );

const ALWAYS: ReadonlySet<string> = new Set(PLACEHOLDERS);

/** The placeholders that exist in every team are known without its profile fields. */
export const needFields = (written: readonly WrittenPlaceholder[]): boolean =>
  written.some(({ name }) => !ALWAYS.has(name));

/** The placeholders that would stay in the text, with an explanation. */
export const unknownPlaceholders = (
  written: readonly WrittenPlaceholder[],
  fields: readonly ProfileField[],
): readonly (WrittenPlaceholder & { readonly message: string })[] => {
  const own = fields.filter((field) => isFieldVisible(field, 'self')).map(({ key }) => fieldPlaceholder(key));
  const known = [...PLACEHOLDERS, ...own];
  return written
    .filter(({ name }) => !known.includes(name))
    .map((one) => ({ ...one, message: explainPlaceholder(one.name, known) }));
};
