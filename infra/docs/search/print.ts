import { apiDocument } from '../api-document.ts';
import { searchOf } from '../app/search/engine.ts';
import { writtenPages } from '../written-pages.ts';
import { searchEntries } from './entries.ts';
import { sentEntries } from './sent.ts';

/* npm run docs:search -- "words" prints what the search of the documentation finds, best first. */

const words = process.argv.slice(2).join(' ');
const search = searchOf(sentEntries(searchEntries(apiDocument(), writtenPages())));
for (const [at, { kind, path, page, title }] of (search.find(words) ?? []).entries())
  console.log(`${String(at + 1).padStart(2)}  ${kind.padEnd(11)} ${page ? `${page} › ` : ''}${title}\n    ${path}`);
