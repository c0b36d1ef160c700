import { parseBody } from './body-parser.ts';
import { inexactNumber } from './exact-numbers.ts';

/** Why a body is refused. The message is sent to the client and does not quote the body. */
export class JsonProblem extends Error {
  /** The path of names and indices; empty if the problem is the whole text. */
  readonly path: readonly (string | number)[];

  constructor(message: string, path: readonly (string | number)[] = []) {
    super(message);
    this.path = path;
  }
}

export const MAX_DEPTH = 32;
const HALF_SURROGATE = 'The body contains an unpaired surrogate.';
const COLON = 0x3a;
const QUOTE = 0x22;

/**
 * Parses a JSON text. The body parser rejects `__proto__`, a `constructor` with a `prototype`, and deep nesting;
 * JSON.parse reads those texts, because both names are valid here and depth has its own error. The parser's error
 * contains the text, so it is dropped.
 */
const parseText = (text: string): unknown => {
  try {
    return parseBody(text);
  } catch {
    try {
      return JSON.parse(text);
    } catch {
      throw new JsonProblem('The body is not valid JSON.');
    }
  }
};

/**
 * Parses JSON strictly: no duplicate names, no numbers that a double changes, no lone surrogates, at most 32 levels.
 * RFC 8259 (§4, §6, §8.2) leaves these to the reader; I-JSON (RFC 7493) forbids the first three.
 */
export const parseJson = (text: string): unknown => {
  if (!text.isWellFormed()) throw new JsonProblem(HALF_SURROGATE);
  const value = parseText(text);
  /* A parsed object holds one of two equal names, so equal counts mean that no name is duplicated. */
  const names = text.includes('\\') ? inspect(value, isText, 0) : inspect(value, isAny, 0);
  if (names !== namesIn(text)) throw new JsonProblem('An object in the body has a duplicate name.');
  const inexact = inexactNumber(text);
  if (inexact) throw new JsonProblem(inexact.message, inexact.path);
  return value;
};

const isText = (part: string): boolean => part.isWellFormed();
/** A well-formed text can contain a lone surrogate only as an escape. */
const isAny = (): boolean => true;

/** Checks all strings and the depth of a value. Returns the number of names in its objects. */
const inspect = (value: unknown, isGood: (part: string) => boolean, depth: number): number => {
  if (typeof value === 'string' && !isGood(value)) throw new JsonProblem(HALF_SURROGATE);
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === MAX_DEPTH) throw new JsonProblem(`The body is nested more than ${MAX_DEPTH} levels deep.`);
  let names = 0;
  if (Array.isArray(value)) {
    for (const item of value) names += inspect(item, isGood, depth + 1);
    return names;
  }
  for (const name in value) {
    if (!isGood(name)) throw new JsonProblem(HALF_SURROGATE);
    names += 1 + inspect((value as Readonly<Record<string, unknown>>)[name], isGood, depth + 1);
  }
  return names;
};

/** Returns the number of names in a valid JSON text: the number of colons outside strings. */
const namesIn = (text: string): number => {
  let names = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COLON) names += 1;
    else if (code === QUOTE) at = endOfString(text, at);
  }
  return names;
};

const endOfString = (text: string, start: number): number => {
  let end = start;
  do end = text.indexOf('"', end + 1);
  while (isEscaped(text, end));
  return end;
};

const isEscaped = (text: string, at: number): boolean => {
  let slashes = 0;
  while (text[at - 1 - slashes] === '\\') slashes += 1;
  return slashes % 2 === 1;
};
