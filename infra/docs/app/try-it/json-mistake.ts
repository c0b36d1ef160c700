interface JsonMistake {
  readonly at: number;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

class Unexpected extends Error {
  readonly at: number;

  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

/** Reads one JSON value and throws at the first character that does not fit. */
const read = (text: string): void => {
  let at = 0;
  const takes = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isHere = pattern.test(text);
    if (isHere) at = pattern.lastIndex;
    return isHere;
  };
  const skip = (): void => void takes(SPACE);
  const takesText = (one: string): boolean => {
    skip();
    const isHere = text.startsWith(one, at);
    if (isHere) at += one.length;
    return isHere;
  };
  const list = (end: string, item: () => void): void => {
    if (takesText(end)) return;
    do item();
    while (takesText(','));
    if (!takesText(end)) throw new Unexpected(at, `Expected “,” or “${end}”.`);
  };
  const value = (): void => {
    skip();
    if (takesText('{')) list('}', property);
    else if (takesText('[')) list(']', value);
    else if (!takes(STRING) && !takes(SCALAR)) throw new Unexpected(at, 'Expected a value.');
  };
  const property = (): void => {
    skip();
    if (!takes(STRING)) throw new Unexpected(at, 'Expected a property name in double quotes.');
    if (!takesText(':')) throw new Unexpected(at, 'Expected “:”.');
    value();
  };
  value();
  skip();
  if (at < text.length) throw new Unexpected(at, 'Expected the end of the text.');
};

/** The first mistake in a JSON text. Browsers report it in different ways, and some without its position. */
export const jsonMistake = (text: string): JsonMistake | undefined => {
  try {
    read(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof Unexpected)) throw error;
    const { at, message } = error;
    const before = text.slice(0, at).split('\n');
    return { at, line: before.length, column: (before.at(-1) ?? '').length + 1, message };
  }
};
