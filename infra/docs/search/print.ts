import { commandLine } from '../../command-line/command-line.ts';
import { apiDocument } from '../api-document.ts';
import { searchOf } from '../app/search/engine.ts';
import { writtenPages } from '../written-pages.ts';
import { searchEntries } from './entries.ts';
import { sentEntries } from './sent.ts';

const given = commandLine({
  usage: 'npm run docs:search --',
  about: 'Prints what the search of the documentation finds, best first.',
  words: ['word …', 'what to search for, such as "upload a picture"'],
});
const words = given.words.join(' ');

const search = searchOf(sentEntries(searchEntries(apiDocument(), writtenPages())));
for (const [at, { kind, path, page, title }] of (search.find(words) ?? []).entries())
  console.log(`${String(at + 1).padStart(2)}  ${kind.padEnd(11)} ${page ? `${page} › ` : ''}${title}\n    ${path}`);
