import { apiDocument } from '../../../../infra/docs/api-document.ts';
import { searchOf } from '../../../../infra/docs/app/search/engine.ts';
import { searchEntries } from '../../../../infra/docs/search/entries.ts';
import { sentEntries } from '../../../../infra/docs/search/sent.ts';
import { writtenPages } from '../../../../infra/docs/written-pages.ts';

export const document = apiDocument();
export const written = writtenPages();
export const entries = searchEntries(document, written);

/** The entries as they are sent. */
export const sent = JSON.stringify(sentEntries(entries));

/** The search as a browser builds it. */
export const search = searchOf(JSON.parse(sent));

/** The paths of the best results. */
export const pathsFor = (words: string): readonly string[] => (search.find(words) ?? []).map(({ path }) => path);
