import { commandLine } from '../../command-line/command-line.ts';

const given = commandLine({
  usage: 'npm run docs:search --',
  about: 'Prints what the search of the documentation finds, best first.',
  words: ['word …', 'what to search for, such as "upload a picture"'],
});
const words = given.words.join(' ');

/* They load all routes: a question about the options is answered without them. */
const { apiDocument } = await import('../api-document.ts');
const { searchOf } = await import('../app/search/engine.ts');
const { writtenPages } = await import('../written-pages.ts');
const { searchEntries } = await import('./entries.ts');
const { sentEntries } = await import('./sent.ts');
const search = searchOf(sentEntries(searchEntries(apiDocument(), writtenPages())));
for (const [at, { kind, path, page, title }] of (search.find(words) ?? []).entries())
  console.log(`${String(at + 1).padStart(2)}  ${kind.padEnd(11)} ${page ? `${page} › ` : ''}${title}\n    ${path}`);
