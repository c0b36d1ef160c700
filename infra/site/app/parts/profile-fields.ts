import type { Schemas } from '../../../../shared/client/client.ts';
import { type Child, h } from '../base/dom.ts';
import type { Field, Filled } from './form.ts';

type ProfileField = Schemas['ProfileField'];
type Values = Schemas['MemberForContact']['attributes']['fields'];
type Value = Values[string];

/** The prefix of the inputs, so that errors at `fields/city` are shown at the field. */
const PREFIX = 'fields/';

const KINDS: Readonly<Record<ProfileField['attributes']['field_type'], NonNullable<Field['kind']>>> = {
  text: 'text',
  long_text: 'long',
  url: 'url',
  number: 'number',
  date: 'date',
  select: 'select',
  boolean: 'select',
  multi_select: 'many',
};

const YES_OR_NO = [
  ['', 'Not set'],
  ['true', 'Yes'],
  ['false', 'No'],
] as const;

const pairs = (options: readonly string[]) => options.map((option) => [option, option] as const);

/** An input for each profile field, with its value. */
export const profileInputs = (fields: readonly ProfileField[], values: Values): readonly Field[] =>
  fields.map(({ attributes: { key, label, field_type: type, options, is_required, visibility } }) => {
    const value = values[key];
    return {
      name: `${PREFIX}${key}`,
      label: is_required ? `${label} (required)` : label,
      kind: KINDS[type],
      options:
        type === 'boolean' ? YES_OR_NO : type === 'select' ? [['', 'Not set'], ...pairs(options)] : pairs(options),
      ...(Array.isArray(value) ? { chosen: value } : { value: value === undefined ? '' : String(value) }),
      ...(visibility === 'team' && { hint: 'Only the team sees this.' }),
    };
  });

/** The values of the inputs; an empty one removes the value. */
export const profileValues = (
  fields: readonly ProfileField[],
  { text, many }: Filled,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.map(({ attributes: { key, field_type: type } }) => {
      const entered = text(`${PREFIX}${key}`);
      if (type === 'multi_select') {
        const chosen = many(`${PREFIX}${key}`);
        return [key, chosen.length > 0 ? chosen : null];
      }
      if (entered === '') return [key, null];
      if (type === 'number') return [key, Number(entered)];
      return [key, type === 'boolean' ? entered === 'true' : entered];
    }),
  );

const shownValue = (value: Value): Child => {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
};

/** A link that a member entered. Other protocols than http and https are shown as text. */
export const outside = (url: string, text: string = url): HTMLElement =>
  /^https?:\/\//i.test(url)
    ? h('a', { href: url, rel: 'nofollow noopener', target: '_blank' }, text)
    : h('span', {}, text);

/** The filled-in profile fields with their labels. */
export const profileList = (fields: readonly ProfileField[], values: Values): Child => {
  const filled = fields.filter(({ attributes: { key } }) => values[key] !== undefined);
  return (
    filled.length > 0 &&
    h(
      'dl.facts',
      {},
      filled.map(({ attributes: { key, label, field_type: type } }) => {
        const value = values[key] ?? '';
        return h(
          'div',
          {},
          h('dt', {}, label),
          h('dd', {}, type === 'url' ? outside(String(value)) : shownValue(value)),
        );
      }),
    )
  );
};
