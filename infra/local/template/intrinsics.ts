import { arrayOf, isObject, type Json, objectOf, stringOf } from '../json.ts';
import { condition } from './conditions.ts';
import type { Scope } from './scope.ts';

/** The value of `AWS::NoValue`. */
const NO_VALUE = Symbol('AWS::NoValue');

type Resolved = Json | typeof NO_VALUE;
type Intrinsic = (argument: Json, scope: Scope) => Resolved;

/** A template value as text. */
export const textOf = (value: Json, scope: Scope): string => {
  const resolved = resolve(value, scope);
  if (typeof resolved === 'string') return resolved;
  if (typeof resolved === 'number' || typeof resolved === 'boolean') return String(resolved);
  throw new Error(`Expected text in the template, found ${JSON.stringify(value)}.`);
};

const texts = (value: Json, scope: Scope): string[] =>
  arrayOf(resolve(value, scope)).map((part) => textOf(part, scope));

const getAtt = (argument: Json, scope: Scope): Json => {
  const [id = '', ...path] = typeof argument === 'string' ? argument.split('.') : arrayOf(argument).map(stringOf);
  return scope.attribute(id, path.join('.'));
};

const sub = (argument: Json, scope: Scope): string => {
  const [template, variables] = Array.isArray(argument) ? argument : [argument, {}];
  return textOf(template ?? '', scope).replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
    if (literal) return `\${${name}}`;
    const variable = objectOf(variables)[name];
    if (variable !== undefined) return textOf(variable, scope);
    return String(name.includes('.') ? getAtt(name, scope) : scope.ref(name));
  });
};

const item = (list: readonly Json[], index: number): Json => {
  const value = list[index];
  if (value === undefined) throw new Error(`Fn::Select: no item ${index}.`);
  return value;
};

const INTRINSICS: Readonly<Record<string, Intrinsic>> = {
  Ref: (argument, scope) => (argument === 'AWS::NoValue' ? NO_VALUE : scope.ref(stringOf(argument))),
  'Fn::GetAtt': getAtt,
  'Fn::Sub': sub,
  'Fn::Join': (argument, scope) => {
    const [separator = '', parts = []] = arrayOf(argument);
    return texts(parts, scope).join(textOf(separator, scope));
  },
  'Fn::Select': (argument, scope) => {
    const [index = 0, list = []] = arrayOf(argument);
    return item(arrayOf(resolve(list, scope)), Number(textOf(index, scope)));
  },
  'Fn::Split': (argument, scope) => {
    const [separator = '', text = ''] = arrayOf(argument);
    return textOf(text, scope).split(textOf(separator, scope));
  },
  'Fn::If': (argument, scope) => {
    const [name, yes = null, no = null] = arrayOf(argument);
    return resolveOrNone(condition({ Condition: name ?? '' }, scope, textOf) ? yes : no, scope);
  },
  'Fn::FindInMap': (argument, scope) => {
    const [map = '', first = '', second = ''] = arrayOf(argument);
    const row = objectOf(objectOf(scope.mappings[textOf(map, scope)])[textOf(first, scope)]);
    return row[textOf(second, scope)] ?? null;
  },
  'Fn::Base64': (argument, scope) => Buffer.from(textOf(argument, scope)).toString('base64'),
  'Fn::GetAZs': () => ['us-east-1a', 'us-east-1b'],
};

const resolveOrNone = (value: Json, scope: Scope): Resolved => {
  if (Array.isArray(value)) return value.map((part) => resolveOrNone(part, scope)).filter((part) => part !== NO_VALUE);
  if (!isObject(value)) return value;
  const [only, ...others] = Object.entries(value);
  if (only && others.length === 0) {
    const [name, argument] = only;
    const intrinsic = INTRINSICS[name];
    if (intrinsic) return intrinsic(argument ?? null, scope);
    if (name.startsWith('Fn::')) throw new Error(`The local stack does not support the intrinsic function ${name}.`);
  }
  const entries = Object.entries(value).map(([name, part]) => [name, resolveOrNone(part ?? null, scope)] as const);
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, Json] => entry[1] !== NO_VALUE));
};

/** Resolves all intrinsic functions in a value. */
export const resolve = (value: Json, scope: Scope): Json => {
  const resolved = resolveOrNone(value, scope);
  return resolved === NO_VALUE ? null : resolved;
};
