import { type Replacement, swap, without } from './replacement.ts';

const EXPORTED = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm;

const inert = (source: string): string => {
  const names = [...source.matchAll(EXPORTED)].map(([, own, alias]) => alias ?? own);
  return `const inert = () => inert;\nexport { ${names.map((name) => `inert as ${name}`).join(', ')} };`;
};

/** Zod's older spelling of `z.email()` and its like, and ways to parse that the service does not go. */
export const METHODS_CUT: readonly string[] = [
  ...['email', 'url', 'jwt', 'emoji', 'guid', 'uuid', 'uuidv4', 'uuidv6', 'uuidv7', 'nanoid', 'cuid', 'cuid2', 'ulid'],
  ...['base64', 'base64url', 'xid', 'ksuid', 'ipv4', 'ipv6', 'cidrv4', 'cidrv6', 'e164'],
  ...['datetime', 'date', 'time', 'duration'],
  ...['parseAsync', 'safeParseAsync', 'spa', 'spa', 'validate', 'validateAsync'],
  ...['encode', 'decode', 'encodeAsync', 'decodeAsync'],
  ...['safeEncode', 'safeDecode', 'safeEncodeAsync', 'safeDecodeAsync'],
  ...['prefault', 'nonoptional', 'and', 'toJSONSchema', '"~standard"', '"~standard"'],
];

/** What a schema without parameters is made by makes it once: schemas do not change, every method answers a new one. */
const once = (source: string, names: readonly string[]): string =>
  names.reduce(
    (rest, name) =>
      swap(
        rest,
        `export function ${name}(params) {\n`,
        `let ${name}_once;
         export function ${name}(params) {
           return params === undefined ? (${name}_once ??= ${name}_made()) : ${name}_made(params);
         }
         function ${name}_made(params) {\n`,
      ),
    source,
  );

export const zod: readonly Replacement[] = [
  // JSON Schemas are written when the service is built, never while it runs.
  { file: /zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/, change: inert },
  {
    file: /zod\/v4\/classic\/schemas\.js$/,
    change: (source) => {
      const less = without(source, METHODS_CUT);
      // JSON has no cycles, so nothing has to watch for them.
      const acyclic = swap(less, 'core.config({ memoizer: core.memoizer() })', 'undefined');
      // Only a module that is imported itself leaves out what is not used of it.
      const direct = swap(
        acyclic,
        'import { util } from "../core/index.js"',
        'import * as util from "../core/util.js"',
      );
      const shared = once(swap(direct, 'core.util.', 'util.'), ['string', 'boolean', 'int', 'uuid']);
      const nullable = swap(shared, 'return nullable(this);', 'return (this._zod.nullableOnce ??= nullable(this));');
      return swap(nullable, 'return optional(this);', 'return (this._zod.optionalOnce ??= optional(this));');
    },
  },
  { file: /zod\/v4\/classic\/iso\.js$/, change: (source) => once(source, ['datetime']) },
  {
    file: /zod\/v4\/core\/util\.js$/,
    // Only a shape is ever an accessor. A definition without one is copied as it is: its copy is half as large.
    change: (source) =>
      swap(
        source,
        'export function mergeDefs(...defs) {\n',
        `export function mergeDefs(...defs) {
           if (!defs.some((def) => Object.hasOwn(def, 'shape'))) return Object.assign({}, ...defs);\n`,
      ),
  },
  // A parser is not compiled for a request or two: interpreting is as fast there, and a cold start compiles nothing.
  {
    file: /zod\/v4\/core\/schemas\.js$/,
    change: (source) =>
      swap(
        source,
        /^export const \$ZodObjectJIT = [\s\S]*?^\}\);\n/m,
        'export const $ZodObjectJIT = /*@__PURE__*/ (() => $ZodObject)();\n',
      ),
  },
];
