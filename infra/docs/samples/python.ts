import type { Call } from './call.ts';
import { Code, literal, PYTHON, WIDTH } from './literal.ts';

/** The variables whose values must be percent-encoded in a path. */
const encodedIn = ({ variables }: Call): readonly string[] =>
  variables.filter(([, value]) => encodeURIComponent(value) !== value).map(([name]) => name);

const pathOf = (call: Call): string => {
  if (call.variables.length === 0) return literal(call.path, PYTHON);
  const encoded = encodedIn(call);
  const filled = call.path.replaceAll(/\{([^}]+)\}/g, (variable, name: string) =>
    encoded.includes(name) ? `{quote(${name})}` : variable,
  );
  return `f"${filled}"`;
};

const bodyOf = ({ body }: Call): readonly (readonly [name: string, value: unknown])[] => {
  if (!body) return [];
  if (typeof body.value === 'string') return [['body', new Code(`${literal(body.value, PYTHON, '', 0)}.encode()`)]];
  return [[body.mediaType.includes('json') ? 'body' : 'form', body.value]];
};

const argumentsOf = (call: Call): readonly (readonly [name: string, value: unknown])[] => {
  const { query, headers, body } = call;
  const sent = typeof body?.value === 'string' ? [...headers, ['Content-Type', body.mediaType] as const] : headers;
  return [
    ...bodyOf(call),
    ...(query.length > 0 ? [['query', Object.fromEntries(query)] as const] : []),
    ...(sent.length > 0 ? [['headers', Object.fromEntries(sent)] as const] : []),
  ];
};

const ON_ONE_LINE = -Infinity;

/** The request between the beginning and the end of a statement: on one line if it fits. */
const requestOf = (call: Call, begin: string, end = ''): string => {
  const isIterated = call.answer === 'list' && call.headers.length === 0;
  const first = `${begin}hub.${isIterated ? 'items' : call.method.toLowerCase()}(`;
  const written = (taken: number): readonly string[] => [
    pathOf(call),
    ...argumentsOf(call).map(
      ([name, value]) => `${name}=${literal(value, PYTHON, PYTHON.indent, taken + name.length)}`,
    ),
  ];
  const line = `${first}${written(ON_ONE_LINE).join(', ')})${end}`;
  if (line.length <= WIDTH) return line;
  return `${first}\n${written(PYTHON.indent.length + 2)
    .map((one) => `${PYTHON.indent}${one},\n`)
    .join('')})${end}`;
};

const STATEMENTS: Readonly<Record<Call['answer'], (call: Call) => string>> = {
  resource: (call) => `${requestOf(call, 'document = ')}\nprint(document["data"])`,
  document: (call) => `${requestOf(call, 'document = ')}\nprint(document)`,
  text: (call) => `${requestOf(call, 'text = ')}\nprint(text)`,
  none: (call) => requestOf(call, ''),
  list: (call) => `${requestOf(call, 'for item in ', call.headers.length > 0 ? '["data"]:' : ':')}\n    print(item)`,
};

/** A script that makes the call with `hub.py` and prints the result. */
export const pythonOf = (call: Call): string => {
  const imports = [
    ...(call.isOpen ? [] : ['import os']),
    ...(encodedIn(call).length > 0 ? ['from urllib.parse import quote'] : []),
  ];
  return [
    ...imports,
    ...(imports.length > 0 ? [''] : []),
    'from hub import Hub',
    '',
    ...call.variables.map(([name, value]) => `${name} = ${literal(value, PYTHON)}`),
    call.isOpen ? 'hub = Hub()' : 'hub = Hub(token=os.environ["TOKEN"])',
    STATEMENTS[call.answer](call),
  ].join('\n');
};
