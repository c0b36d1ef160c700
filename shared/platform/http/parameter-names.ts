import { nearest } from '../text/nearest.ts';
import { FAMILY, type QuerySpec } from './query-spec.ts';

const PAGE_SIZE = 'page[size]';
const PAGE_AFTER = 'page[after]';

/** What other APIs call these parameters. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['limit', 'per_page', 'perpage', 'page_size', 'pagesize', 'size', 'count', 'first', 'top', 'page[limit]'].map(
      (name) => [name, PAGE_SIZE],
    ),
  ),
  ...Object.fromEntries(
    ['page', 'cursor', 'after', 'next', 'offset', 'skip', 'starting_after', 'page_token', 'pagetoken'].map((name) => [
      name,
      PAGE_AFTER,
    ]),
  ),
  ...Object.fromEntries(['cursor', 'offset', 'number', 'next'].map((name) => [`page[${name}]`, PAGE_AFTER])),
  ...Object.fromEntries(['order', 'order_by', 'orderby', 'sort_by', 'sortby'].map((name) => [name, 'sort'])),
};

/** The filters that a route reads, as parameters. A keyed filter takes any key. */
const filterNames = ({ filter, keyed }: QuerySpec, key = 'key'): readonly string[] =>
  Object.keys(filter.shape).map((name) => (keyed.includes(name) ? `filter[${name}][${key}]` : `filter[${name}]`));

/** The key that a filter was sent with. */
const keyOf = (name: string): string | undefined => /^[^[\]]*\[[^[\]]*\]\[([^[\]]+)\]$/.exec(name)?.[1];

/** The values that `sort` can have. */
export const sortValues = ({ sort }: QuerySpec): readonly string[] =>
  sort.flatMap((field) => (field.startsWith('-') ? [field] : [field, `-${field}`]));

/** The parameters that a route reads, keyed filters with this key. */
const namesOf = (spec: QuerySpec, key: string | undefined): readonly string[] => [
  ...(spec.paged ? [PAGE_SIZE, PAGE_AFTER] : []),
  ...(spec.sort.length > 0 ? ['sort'] : []),
  ...Object.keys(spec.params.shape),
  ...filterNames(spec, key),
];

/** The parameter that was probably meant: the one with that meaning elsewhere, that filter, or the nearest name. */
export const suggestedParameter = (name: string, spec: QuerySpec): string | undefined => {
  const sent = name.toLowerCase();
  const names = namesOf(spec, keyOf(sent));
  const usual = Object.hasOwn(ALSO_CALLED, sent) ? ALSO_CALLED[sent] : undefined;
  return (
    [usual, `filter[${sent}]`, sent].find((one) => one !== undefined && names.includes(one)) ?? nearest(sent, names)
  );
};

const code = (name: string): string => `\`${name}\``;

/** Which values or parameters exist, in a sentence. */
export const supported = (what: string, names: readonly string[]): string =>
  names.length === 0 ? `This operation has no ${what}.` : `Supported: ${names.map(code).join(', ')}.`;

export const didYouMean = (name: string | undefined): string =>
  name === undefined ? '' : `did you mean ${code(name)}?`;

export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Why a parameter of a reserved family is refused, and the names that exist instead. */
export const unsupportedName = (name: string, spec: QuerySpec) => {
  const [family = ''] = FAMILY.exec(name) ?? [];
  if (family === 'sort') return { detail: 'This operation cannot be sorted.', names: [] };
  const hint = capitalized(didYouMean(suggestedParameter(name, spec)));
  const described = (...sentences: readonly string[]): string => [...sentences, hint].filter(Boolean).join(' ');
  if (family === 'page')
    return { detail: described('This operation does not support this form of `page`.'), names: [] };
  if (family !== 'filter') return { detail: `This operation does not support \`${family}\`.`, names: [] };
  const names = filterNames(spec);
  return { detail: described('This operation does not have this filter.', supported('filters', names)), names };
};
