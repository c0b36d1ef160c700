import * as core from 'zod/v4/core';

/** What the schemas of the service are made of: kinds, formats and checks. */
const USED = `
  string number int boolean null unknown never literal enum array object record union discriminatedunion custom
  optional exactoptional nullable readonly default pipe transform preprocess url uuid isodatetime min max gte lte
  minlength maxlength length regex trim tolowercase overwrite refine superrefine check parse safeparse`.split(/\s+/);

const isUsed = (name: string): boolean => USED.includes(name.replace(/^(?:_|\$Zod)/, '').toLowerCase());

/** The others, which a bundle would have because each is also a method of a schema. */
export const UNUSED = Object.keys(core).filter(
  (name) => /^(?:_(?!coerced)|\$Zod(?!Check|\w*(?:Error|Format|JIT|Registry|Type)$))/.test(name) && !isUsed(name),
);

/** The helpers that zod's classes call; through zod's own `util` a bundle would have all of them. */
const HELPERS = `constantCatch, derived, extend, hide, installLazyProp, issue, mergeDefs, normalizeParams, omit, own,
  partial, pick, shallowClone`;

/** A function that makes a way to parse, for example `parseAsync`. zod calls it while it is loaded. */
const isParser = (name: string): boolean => /^_\w*(?:parse|code)/i.test(name);

const missing = [
  ...['validate', 'validateAsync', 'formatError', 'flattenError'].map((name) => `absent as ${name}`),
  ...UNUSED.map((name) => `${isParser(name) ? 'parser' : 'absent'} as ${name}`),
].join(', ');

/**
 * The core of zod without what the service does not use. Saves 27 KB (7.4 gzipped) of hubs: compiled parsers 3.2 (1.1);
 * memoizer 3.2 (1.2), for cycles, which JSON has not.
 */
export const ZOD_CORE = `
  import { ${HELPERS} } from './util.js';
  export * from './index.js?library';
  export { $ZodObject as $ZodObjectJIT } from './schemas.js';
  export const util = { ${HELPERS} };
  export const memoizer = () => undefined;
  const absent = () => { throw new Error('Not in a bundle'); };
  const parser = () => absent;
  absent.init = absent;
  export { ${missing} };`;

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
