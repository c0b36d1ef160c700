/** Formats that no schema of the service has; each is also a method of `z.string()`, which keeps it in a bundle. */
const FORMATS = [
  ...['Base64', 'Base64URL', 'CIDRv4', 'CIDRv6', 'CUID', 'CUID2', 'E164', 'Emoji', 'GUID', 'IPv4', 'IPv6', 'ISODate'],
  ...['ISODuration', 'ISOTime', 'JWT', 'KSUID', 'NanoID', 'ULID', 'XID'],
].map((format) => `$Zod${format}`);

/** Kinds of schema that only the methods of every schema mention. */
export const KINDS = ['$ZodCatch', '$ZodIntersection', '$ZodNonOptional', '$ZodPrefault'];

/** What makes those formats, and checks and helpers that the service does not use. */
export const CONSTRUCTORS = [
  ...['_base64', '_base64url', '_cidrv4', '_cidrv6', '_cuid', '_cuid2', '_e164', '_emoji', '_guid', '_ipv4', '_ipv6'],
  ...['_isoDate', '_isoDuration', '_isoTime', '_jwt', '_ksuid', '_nanoid', '_ulid', '_uuidv4', '_uuidv6'],
  ...['_uuidv7', '_xid', 'validate', 'validateAsync', 'formatError', 'flattenError'],
  ...['_endsWith', '_includes', '_lowercase', '_multipleOf', '_slugify', '_startsWith', '_toUpperCase', '_uppercase'],
];

/** Ways to parse that the service does not use; each makes the function that zod exports. */
export const PARSERS = [
  ...['_parseAsync', '_safeParseAsync', '_encode', '_decode', '_encodeAsync', '_decodeAsync'],
  ...['_safeEncode', '_safeDecode', '_safeEncodeAsync', '_safeDecodeAsync'],
];

/** The helpers that zod's classes call; through zod's own `util` a bundle would have all of them. */
const HELPERS = [
  ...['constantCatch', 'derived', 'extend', 'hide', 'installLazyProp', 'issue', 'mergeDefs'],
  ...['normalizeParams', 'omit', 'own', 'partial', 'pick', 'shallowClone'],
].join(', ');

const as = (value: string, names: readonly string[]): string => names.map((name) => `${value} as ${name}`).join(', ');

/**
 * The core of zod without what the service does not use. Saves 25.7 KB (7.3 gzipped) of hubs: formats, checks, kinds
 * 9.9 (2.2); all of `util` 4.5 (1.6); compiled parsers 3.2 (1.1); memoizer 3.2 (1.2), for cycles, which JSON has not; parsers 1.7.
 */
export const ZOD_CORE = `
  import { ${HELPERS} } from './util.js';
  const absent = () => { throw new Error('Not in a bundle'); };
  const parser = () => absent;
  const kind = { init: absent };
  const util = { ${HELPERS} };
  const memoizer = () => undefined;
  export * from './index.js?library';
  export { $ZodObject as $ZodObjectJIT } from './schemas.js';
  export { util, memoizer, ${as('kind', [...FORMATS, ...KINDS])} };
  export { ${as('absent', CONSTRUCTORS)}, ${as('parser', PARSERS)} };`;

/** The methods of all schemas on one prototype, not copied to that of each class. Saves 0.6 MB of objects in hubs. */
export const ZOD_UTIL = `
  import { members as define } from './util.js?library';
  export * from './util.js?library';
  const shared = new Map();
  export const members = (prototype, table) => {
    const parent = Object.getPrototypeOf(prototype);
    const own = shared.get(table) ?? Object.create(parent);
    if (!shared.has(table)) define(shared.set(table, own) && own, table);
    if (Object.getPrototypeOf(own) === parent) Object.setPrototypeOf(prototype, own);
    else define(prototype, table);
  };`;
