/** A part of a program that is not a literal, such as the name of a variable. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** How a language writes values. */
interface Notation {
  readonly text: (text: string) => string;
  readonly key: (name: string) => string;
  readonly constants: readonly [null: string, isTrue: string, isFalse: string];
  /** Between the braces of an object on one line. */
  readonly padding: string;
  readonly indent: string;
  /** Whether the last item on its own line ends with a comma. */
  readonly trailing: boolean;
}

const inSingleQuotes = (text: string): string => {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return text.includes("'") && !text.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`;
};

export const TYPESCRIPT: Notation = {
  text: inSingleQuotes,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : inSingleQuotes(name)),
  constants: ['null', 'true', 'false'],
  padding: ' ',
  indent: '  ',
  trailing: true,
};

export const JSON_TEXT: Notation = {
  text: (text) => JSON.stringify(text),
  key: (name) => JSON.stringify(name),
  constants: ['null', 'true', 'false'],
  padding: '',
  indent: '  ',
  trailing: false,
};

const inDoubleQuotes = (text: string): string =>
  text.includes('"') && !text.includes("'")
    ? `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`
    : JSON.stringify(text);

export const PYTHON: Notation = {
  ...JSON_TEXT,
  text: inDoubleQuotes,
  constants: ['None', 'True', 'False'],
  indent: '    ',
  trailing: true,
};

/** The longest line of a sample, where its values allow it. */
export const WIDTH = 80;

const constantOf = (value: unknown, [none, isTrue, isFalse]: Notation['constants']): string => {
  if (value === null || value === undefined) return none;
  if (typeof value === 'boolean') return value ? isTrue : isFalse;
  return String(value);
};

type Layout = (parts: readonly string[], brackets: readonly [string, string], padding: string) => string;

const written = (value: unknown, notation: Notation, layout: Layout, inner: (value: unknown) => string): string => {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return notation.text(value);
  if (typeof value !== 'object' || value === null) return constantOf(value, notation.constants);
  if (Array.isArray(value)) return layout(value.map(inner), ['[', ']'], '');
  const fields = Object.entries(value).map(([name, field]) => {
    if (field instanceof Code && field.text.startsWith('...')) return field.text;
    const isShort = field instanceof Code && field.text === name && notation === TYPESCRIPT;
    return isShort ? name : `${notation.key(name)}: ${inner(field)}`;
  });
  return layout(fields, ['{', '}'], notation.padding);
};

const onOneLine = (value: unknown, notation: Notation): string =>
  written(
    value,
    notation,
    (parts, [open, close], padding) =>
      parts.length === 0 ? `${open}${close}` : `${open}${padding}${parts.join(', ')}${padding}${close}`,
    (part) => onOneLine(part, notation),
  );

/** The assumed length of a key and its comma. */
const NAME = 12;

/** The value as a literal of a language: on one line if it fits, or with a line for each item. */
export const literal = (value: unknown, notation: Notation, indent = '', taken = indent.length): string => {
  const line = onOneLine(value, notation);
  if (taken + line.length <= WIDTH) return line;
  const deeper = indent + notation.indent;
  return written(
    value,
    notation,
    (parts, [open, close]) => {
      const lines = parts.map(
        (part, at) => `${deeper}${part}${notation.trailing || at < parts.length - 1 ? ',' : ''}\n`,
      );
      return parts.length === 0 ? `${open}${close}` : `${open}\n${lines.join('')}${indent}${close}`;
    },
    (part) => literal(part, notation, deeper, deeper.length + NAME),
  );
};
