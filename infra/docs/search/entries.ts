import { type ApiDocument, type Operation, operationsOf, type Schema } from '../document.ts';
import { rendered } from '../markdown.ts';
import { objectsOf } from '../objects.ts';
import { operationPath } from '../reference.ts';
import { objectPath } from '../schema.ts';
import type { WrittenPage } from '../written-pages.ts';
import { type Described, withDistinctiveWords } from './distinctive-words.ts';
import type { Entry } from './entry.ts';
import { firstSentence, plainText } from './plain-text.ts';
import { describedPage } from './sections.ts';

/** Sentences about credentials, which most operations have. */
const CREDENTIALS = /(?:Accepts (?:an? |no credentials)|Public: credentials are ignored).*$/s;

const describedOperation = (operation: Operation): Described => {
  const { isWebhook, method, path, summary, description } = operation;
  const text = plainText(rendered(description.replace(CREDENTIALS, '')).text);
  return {
    kind: 'Operation',
    path: operationPath(operation),
    title: summary,
    line: isWebhook ? `WEBHOOK ${path}` : `${method} ${path}`,
    summary: firstSentence(text),
    text,
    keywords: '',
  };
};

const attributesOf = (schema: Schema | undefined): readonly string[] => {
  const { attributes, ...others } = schema?.properties ?? {};
  return Object.keys(attributes?.properties ?? others);
};

const objectEntry = (name: string, { components: { schemas } }: ApiDocument): Entry => ({
  kind: 'Object',
  path: objectPath(name),
  title: name,
  line: '',
  summary: '',
  words: attributesOf(schemas[name]).join(' '),
});

/** How many words of its text an entry keeps, so that the file stays small. */
const mostOf = ({ kind }: Described): number => (kind === 'Operation' ? 5 : 10);

/** Everything that the search finds. */
export const searchEntries = (document: ApiDocument, written: readonly WrittenPage[]): readonly Entry[] => {
  const operations = operationsOf(document);
  return [
    ...withDistinctiveWords([...written.flatMap(describedPage), ...operations.map(describedOperation)], mostOf),
    ...objectsOf(operations, document).map((name) => objectEntry(name, document)),
  ];
};
