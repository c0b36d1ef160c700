import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { operationsOf } from './operations.ts';
import type { Replacement } from './replacement.ts';

/** The errors that the service tells apart by their class. Any other is told by its name, which needs no class. */
export const CLASSES_KEPT: ReadonlySet<string> = new Set([
  'ConditionalCheckFailedException',
  'TransactionCanceledException',
  'TransactionConflictException',
]);

const REGISTRATION = /^n\d+_registry\.registerError\((\w+)\$, \1\);\n/gm;
const CONSTANT = /^const (_\w+) = ("[^"]*");$/gm;
const COMPUTED_NAME = /\[(_\w+)\]:/g;

/** Names written out: a computed one counts as an effect, which keeps the shapes of operations that nobody calls. */
const withPlainNames = (source: string): string => {
  const constants = new Map([...source.matchAll(CONSTANT)].map(([, name = '', text = '']) => [name, text]));
  return source.replace(COMPUTED_NAME, (name, constant: string) => {
    const text = constants.get(constant);
    return text === undefined ? name : `${text}:`;
  });
};

/** An error without a class is the client's base exception, with the name that the answer gave it. */
const withFewerClasses = (source: string): string =>
  source.replace(REGISTRATION, (statement, name: string) => (CLASSES_KEPT.has(name) ? statement : ''));

const CLIENT = /(@aws-sdk\/client-[a-z0-9]+)\/dist-es\/schemas\/schemas_0\.js$/;

/** Whether the client of this file speaks the protocol that json-rpc.js stands in for. */
const speaksJsonRpc = (path: string): boolean =>
  /\bAwsJson1_[01]Protocol\b/.test(readFileSync(join(dirname(path), '..', 'runtimeConfig.shared.js'), 'utf8'));

export const sdkSchemas: readonly Replacement[] = [
  {
    file: CLIENT,
    change(source, path) {
      const [, client = ''] = CLIENT.exec(path.replaceAll('\\', '/')) ?? [];
      return speaksJsonRpc(path) ? operationsOf(client, CLASSES_KEPT) : withFewerClasses(withPlainNames(source));
    },
  },
];
