import { Argument, type Command, Option } from 'commander';
import { formatMoney } from '../../shared/commerce/catalog/format-money.ts';
import { argumentsIn, requestSpec } from './asking.ts';
import type { Call, Define } from './call.ts';
import { usage } from './exit.ts';
import { acts, lists, shows } from './listing.ts';
import { plainArguments } from './plain-arguments.ts';
import { attributesOf, shownAs } from './shown.ts';
import type { Column, Value } from './table.ts';
import type { Terminal } from './terminal.ts';
import { parseJson, several, textOf, wholeNumber } from './values.ts';
import type { ColumnOf, FlagOf, Verb } from './verb.ts';

/** Formats an amount in the smallest unit of its currency: `12.50 USD`. */
const money = (amount: unknown, currency: unknown): Value => {
  if (typeof amount !== 'number') return null;
  return typeof currency === 'string' ? formatMoney(amount, currency) : amount;
};

type Values = Readonly<Record<string, unknown>>;

interface Row {
  readonly id: string;
  readonly attributes: Values;
}

interface Rows {
  readonly data: readonly Row[];
  readonly links: { readonly next?: string };
}

const has = <K extends string>(value: unknown, name: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && name in value;

const isRow = (value: unknown): value is Row => has(value, 'attributes') && has(value, 'id');
const isOne = (value: unknown): value is { data: Row } => has(value, 'data') && isRow(value.data);
const isRows = (value: unknown): value is Rows =>
  has(value, 'data') && has(value, 'links') && Array.isArray(value.data) && value.data.every(isRow);

const titleOf = (attribute: string): string =>
  attribute
    .replace(/_(at|id|count|int|display_name)$/, '')
    .replaceAll('_', ' ')
    .toUpperCase();

const column = ({ attribute, or, as, title = titleOf(attribute), wide = false, money: isMoney }: ColumnOf) => ({
  title,
  flexible: wide,
  of: ({ attributes }: Row): Value => {
    if (isMoney) return money(attributes[attribute], attributes.currency);
    const value = attributes[attribute] || (or && attributes[or]) || attributes[attribute];
    return as ? as(value) : shownAs(value);
  },
});

const ID: Column<Row> = { title: 'ID', of: ({ id }) => id };

const MAX = 2 ** 31 - 1;

const nameOf = ({ flag }: Pick<FlagOf, 'flag'>): string => flag.split(' ', 1)[0] ?? flag;

/** Global flags, which take their value before a command can, and the switch of `hub api`. */
const TAKEN = new Set(['--url', '--team', '--hub', '--token', '--profile', '--columns', '--include']);

/** A flag that sets an attribute also has the attribute's name: `--is-required`, as in `--columns is_required`. */
const flagsOf = ({ flag, attribute }: FlagOf): string => {
  const [name, own] = [nameOf({ flag }), `--${attribute?.replaceAll('_', '-')}`];
  return attribute === undefined || own === name || TAKEN.has(own) ? flag : flag.replace(name, `${name}, ${own}`);
};

const optionOf = (of: FlagOf): Option => {
  const { about, values, as, needed = false } = of;
  const option = new Option(flagsOf(of), about).makeOptionMandatory(needed);
  if (values) option.choices(values);
  if (as === 'boolean') option.choices(['true', 'false']);
  if (as === 'number') option.argParser(wholeNumber(0, MAX));
  if (as === 'list' || as === 'pairs') option.argParser(several);
  return option;
};

/** An empty value clears the attribute, or the list. */
const readAs = async (value: unknown, flag: FlagOf, terminal: Terminal): Promise<unknown> => {
  if (Array.isArray(value)) return value.filter((one) => one !== '');
  if (typeof value !== 'string') return value;
  const text = await textOf(terminal, value);
  if (flag.as === 'json') return parseJson(text, nameOf(flag));
  if (flag.as === 'boolean') return text === 'true';
  return text === '' && flag.attribute ? null : text;
};

/** `filter[field]` of `city=Oslo` is `filter[field][city]` with the value Oslo. */
const pairsOf = (name: string, flag: FlagOf, values: unknown): readonly (readonly [string, string])[] =>
  (Array.isArray(values) ? values : []).map((pair: unknown) => {
    const [, key, value] = /^([^=]+)=(.*)$/s.exec(String(pair)) ?? [];
    if (key === undefined || value === undefined) throw usage(`${nameOf(flag)} “${pair}” is not written as key=value.`);
    return [`${name}[${key}]`, value] as const;
  });

/** The values of the given flags, by API name. */
const valuesOf = async (
  verb: Verb,
  of: 'query' | 'attribute',
  flags: Values,
  terminal: Terminal,
): Promise<Record<string, unknown>> => {
  const values: Record<string, unknown> = {};
  for (const one of verb.flags ?? []) {
    const [name, value] = [one[of], flags[optionOf(one).attributeName()]];
    if (name === undefined || value === undefined) continue;
    if (one.as === 'pairs') Object.assign(values, Object.fromEntries(pairsOf(name, one, value)));
    else values[name] = await readAs(value, one, terminal);
  }
  return values;
};

const bodyOf = async (verb: Verb, positionals: readonly string[], { flags, terminal }: Call<Values>) => {
  const { type, args = [], sends = {} } = verb;
  if (type === undefined) return undefined;
  const written = Object.fromEntries(args.map((name, index) => [name, positionals[index]]));
  const attributes = { ...sends, ...written, ...(await valuesOf(verb, 'attribute', flags, terminal)) };
  return { data: { type, attributes } };
};

const send = async (verb: Verb, call: Call<Values>, positionals: readonly string[], page: object = {}) => {
  const isMember = call.settings.credential?.kind === 'contact';
  const path = isMember && verb.memberPath ? verb.memberPath : verb.path;
  const ofPath = argumentsIn(verb.path).length;
  const query = { ...page, ...(await valuesOf(verb, 'query', call.flags, call.terminal)) };
  const body = await bodyOf(verb, positionals.slice(ofPath), call);
  return requestSpec(call, { method: verb.method, path, args: positionals.slice(0, ofPath), query, body });
};

/** The document, if it has the expected shape. */
const checked = async <T>(answer: ReturnType<typeof requestSpec>, is: (value: unknown) => value is T) => {
  const { data, error, response } = await answer;
  return is(data) ? { data, response } : { error, response };
};

/** Argument names: `content_node_id` is `<content>`, `drip_campaign_id` is `<campaign>`. */
const named = (parameter: string): string =>
  `<${parameter.replace(/^(?:drip|profile)_|(?:_node)?_id$/g, '').replaceAll('_', '-')}>`;

const argumentOf = (parameter: string): Argument => {
  const argument = new Argument(named(parameter));
  if (!parameter.endsWith('_id')) plainArguments.add(argument);
  return argument;
};

const defineVerb = (command: Command, terminal: Terminal, verb: Verb): void => {
  const sub = command.command(verb.name, { isDefault: verb.isDefault ?? false });
  sub.description(verb.about);
  for (const parameter of [...argumentsIn(verb.path), ...(verb.args ?? [])]) sub.addArgument(argumentOf(parameter));
  for (const flag of verb.flags ?? []) sub.addOption(optionOf(flag));
  const { shows: how, open = false } = verb;
  if (how.kind === 'list')
    lists<Values, Row>(sub, terminal, {
      what: how.what,
      columns: [how.id ? column({ attribute: how.id }) : ID, ...how.columns.map(column)],
      open,
      read: (call, page, ...positionals) => checked(send(verb, call, positionals, page), isRows),
    });
  else if (how.kind === 'one')
    shows<Values, Row>(sub, terminal, {
      pairs: attributesOf,
      open,
      read: (call, ...positionals) => checked(send(verb, call, positionals), isOne),
    });
  else acts<Values>(sub, terminal, { done: how.done, call: (call, ...positionals) => send(verb, call, positionals) });
};

interface Resource {
  readonly verbs: readonly Verb[];
  readonly define: Define;
}

/** A command defined by data: the operations of one resource. */
export const resource = (verbs: readonly Verb[]): Resource => ({
  verbs,
  define: (command, terminal) => {
    for (const verb of verbs) defineVerb(command, terminal, verb);
  },
});
