import ts from 'typescript-5';
import { expect, test } from 'vitest';
import { ROWS } from '../../../shared/downstream/rows.ts';
import { PLATFORM_ROWS } from '../../../shared/platform/rows.ts';
import { type Source, sourcesIn } from '../../infra/support/sources.ts';

/** Words that entities have too, and what they are in the platform. */
const OWN: Readonly<Record<string, string>> = {
  team: 'the tenant: keys begin with it',
  hub: 'the tenant within a team: keys, events and streams are of a hub',
  contact: 'a kind of caller and actor, and the partition of its rows',
  member: 'the member of a JSON object, and the partition of the rows of a contact in a hub',
  user: 'a kind of caller and actor, and the user agent of a request',
  api_key: 'a kind of actor',
  credential: 'what signs requests to AWS, or proves who a caller is',
  session: 'the session token of AWS',
  message: 'of a queue, or of an error',
  report: 'what the last log line of some work says',
  order: 'the order of lists and positions',
  tag: 'an ETag, the tag of a cipher, of HTML, of a language, of a section or of a place in an id; `tag_id` of an event is stored',
  count: 'a number of things, as in metrics and limits',
  counted: 'whether a limit or a metric counts something',
  file: 'a file of the build, and the endings of file names in texts',
  media: 'a media type',
  email: 'a format of texts, and whether rows that an erasure leaves have an address',
  points: 'the code points of Unicode',
};

/** Files with one word more. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'shared/platform/http/openapi/headers.ts': ['comment'], // the example of a limit's name
};

const LEFT_OUT: readonly string[] = [
  'shared/platform/text/top-level-domains.ts', // the names that the internet has
];

/** The words of a name or text, in the singular: ` api key ` for `API_KEYS` and `apiKey`. */
const wordsOf = (text: string): string => {
  const words = text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<!s)s$/, ''));
  return ` ${words.filter(Boolean).join(' ')} `;
};

const own = new Set<string>([...PLATFORM_ROWS.map(({ entity }) => entity), ...Object.keys(OWN)]);
const ENTITIES = ROWS.map(({ entity }): string => entity)
  .filter((entity) => !own.has(entity))
  .map((entity) => [entity, wordsOf(entity)] as const);

const isPath = (node: ts.Node): boolean => ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent);

/** The names and texts of a source, without its comments and the paths that it imports. */
const textsOf = ({ file, text }: Source): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node) || (isText && !isPath(node))) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
};

/** The entities that a source names. */
const namedIn = (source: Source): readonly string[] => {
  const texts = [source.file, ...textsOf(source)].map(wordsOf).join('·');
  const also = ALSO[source.file] ?? [];
  return ENTITIES.filter(([entity, words]) => texts.includes(words) && !also.includes(entity)).map(
    ([entity]) => entity,
  );
};

const sources = sourcesIn('shared/platform').filter(({ file }) => !LEFT_OUT.includes(file));

test('the platform names no entity of the product', () => {
  expect(sources.length).toBeGreaterThan(150);
  expect(ENTITIES.length).toBeGreaterThan(100);
  expect(sources.flatMap((source) => namedIn(source).map((entity) => `${source.file}: ${entity}`))).toEqual([]);
});

test('an entity is found in names and texts, in the singular and in the plural', () => {
  const file = 'shared/platform/a.ts';
  expect(namedIn({ file, text: "const drip_campaign = 'a gift';" })).toEqual(['drip_campaign']);
  expect(namedIn({ file, text: 'export const listedWebhookEndpoints = 1;' })).toEqual(['webhook_endpoint']);
  expect(namedIn({ file, text: ['const path = `/$', '{a}/discussions/`;'].join('') })).toEqual(['discussion']);
  expect(namedIn({ file: 'shared/platform/db/coupons.ts', text: '' })).toEqual(['coupon']);
  expect(namedIn({ file, text: "/* a coupon */ import { a } from './coupon.ts';" })).toEqual([]);
});

test('every word of the platform’s own is used, and is the name of an entity', () => {
  const texts = sources.flatMap(textsOf).map(wordsOf).join('·');
  const entities: readonly string[] = ROWS.map(({ entity }) => entity);
  const kept = Object.keys(OWN).filter((word) => entities.includes(word) && texts.includes(wordsOf(word)));
  expect(kept).toEqual(Object.keys(OWN));
});
