import { parseBody } from './body-parser.ts';
import { inexactNumber } from './exact-numbers.ts';

/** Why a text is not a body this service takes; written for the one who sent it, without quoting what was sent. */
export class JsonProblem extends Error {
  /** The names and indices that lead to it; none where it is about the whole text. */
  readonly path: readonly (string | number)[];

  constructor(message: string, path: readonly (string | number)[] = []) {
    super(message);
    this.path = path;
  }
}

const MAX_DEPTH = 32;
const HALF_SURROGATE = 'The body contains an unpaired surrogate.';
const COLON = 0x3a;
const QUOTE = 0x22;

/**
 * The value of a JSON text. The body parser rejects `__proto__`, a `constructor` that has a `prototype`, and deep
 * nesting: JSON.parse reads those texts, since both names are valid here and the depth limit has its own message. The
 * parser's error never leaves this function, because it holds the text.
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
 * Reads a JSON text strictly: no duplicate names, no number beyond a double, no integer that a double rounds, no lone
 * surrogate, at most 32 levels. RFC 8259 (§4, §6, §8.2) leaves these to the reader; I-JSON (RFC 7493) forbids the first
 * three.
 */
export const parseJson = (text: string): unknown => {
  if (!text.isWellFormed()) throw new JsonProblem(HALF_SURROGATE);
  const value = parseText(text);
  /* Of two equal names in one object the value holds one: so none is there twice where both counts agree. */
  const names = text.includes('\\') ? inspect(value, isText, 0) : inspect(value, isAny, 0);
  if (names !== namesIn(text)) throw new JsonProblem('An object in the body has a duplicate name.');
  const inexact = inexactNumber(text);
  if (inexact) throw new JsonProblem(inexact.message, inexact.path);
  return value;
};

const isText = (part: string): boolean => part.isWellFormed();
/** Only an escape can write half a pair into a text that has none. */
const isAny = (): boolean => true;

/** Looks at everything a value holds and answers how many names its objects have. */
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

/** How many names a text that is known to be JSON writes: outside of strings, a colon stands behind each. */
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
