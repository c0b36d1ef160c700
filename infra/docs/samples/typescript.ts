import type { Call } from './call.ts';
import { Code, literal, TYPESCRIPT, WIDTH } from './literal.ts';

const named = (pairs: readonly (readonly [string, unknown])[]): object | undefined =>
  pairs.length > 0 ? Object.fromEntries(pairs) : undefined;

const present = (fields: Readonly<Record<string, unknown>>): object | undefined =>
  named(Object.entries(fields).filter(([, value]) => value !== undefined));

const bodyOf = ({ body }: Call): Readonly<Record<string, unknown>> => {
  if (!body) return {};
  if (typeof body.value === 'string')
    return { headers: { 'Content-Type': body.mediaType }, body: body.value, bodySerializer: new Code('String') };
  return { ...(!body.mediaType.includes('json') && { headers: { 'Content-Type': body.mediaType } }), body: body.value };
};

const queryOf = ({ query, answer }: Call): unknown => {
  if (answer !== 'list') return named(query);
  return query.length === 0 ? new Code('query') : { query: new Code('...query'), ...named(query) };
};

const optionsOf = (call: Call): object | undefined => {
  const path = named(call.variables.map(([name]) => [name, new Code(name)]));
  const params = present({ path, query: queryOf(call), header: named(call.headers) });
  return present({ params, ...bodyOf(call), parseAs: call.answer === 'text' ? 'text' : undefined });
};

const requestOf = (call: Call, indent: string, taken: number): string => {
  const begin = `hub.${call.method}(${literal(call.path, TYPESCRIPT)}`;
  const options = optionsOf(call);
  return options ? `${begin}, ${literal(options, TYPESCRIPT, indent, taken + begin.length + 4)})` : `${begin})`;
};

/** A statement around the request: on one line if it fits. */
const around = (call: Call, begin: string): string => {
  const line = `${begin}${requestOf(call, '', begin.length)});`;
  if (!line.includes('\n') && line.length <= WIDTH) return line;
  return `${begin.trimEnd()}\n  ${requestOf(call, '  ', 2)},\n);`;
};

const STATEMENTS: Readonly<Record<Call['answer'], (call: Call) => string>> = {
  resource: (call) => `${around(call, 'const { data } = await demand(')}\nconsole.log(data);`,
  document: (call) => `${around(call, 'const document = await demand(')}\nconsole.log(document);`,
  text: (call) => `${around(call, 'const text = await demand(')}\nconsole.log(text);`,
  none: (call) => `${around(call, 'const { status } = await settle(')}\nconsole.log(status);`,
  list: (call) =>
    `${around(call, 'const list = listOf((query) => ')}\nfor await (const item of list) console.log(item);`,
};

const IMPORTED: Readonly<Record<Call['answer'], string>> = {
  resource: 'demand',
  document: 'demand',
  text: 'demand',
  none: 'settle',
  list: 'listOf',
};

/** A module that makes the call with the typed client and prints the result. */
export const typescriptOf = (call: Call): string => {
  const token = call.isOpen ? '' : ', token: process.env.TOKEN';
  return [
    `import { createHubClient, ${IMPORTED[call.answer]} } from 'hub-membership-service/client';`,
    '',
    ...call.variables.map(([name, value]) => `const ${name} = ${literal(value, TYPESCRIPT)};`),
    `const hub = createHubClient({ baseUrl: process.env.API ?? ''${token} });`,
    STATEMENTS[call.answer](call),
  ].join('\n');
};
