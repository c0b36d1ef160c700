import type { Kind } from '../kinds.ts';
import { rendered } from '../markdown.ts';
import type { WrittenPage } from '../written-pages.ts';
import type { Described } from './distinctive-words.ts';
import type { EntryKind } from './entry.ts';
import { firstSentence, plainText } from './plain-text.ts';

const KIND: Readonly<Record<Kind, EntryKind>> = {
  tutorials: 'Tutorial',
  'how-to': 'How-to',
  reference: 'Reference',
  explanation: 'Explanation',
  operate: 'Operate',
};

/** Pages on which a heading that is only code is a thing of its own. */
const LISTED: Readonly<Record<string, EntryKind>> = { '/docs/errors': 'Error code', '/docs/events': 'Event' };

const HEADING = /<h([23]) id="([^"]+)">(.*?)<\/h\1>/s;

const sectionOf = (page: WrittenPage, part: string): readonly Described[] => {
  const [whole, , id, heading = ''] = HEADING.exec(part) ?? [];
  if (whole === undefined) return [];
  const listed = /^<code>[^<]*<\/code>$/.test(heading) ? LISTED[page.path] : undefined;
  const text = plainText(part.slice(whole.length));
  return [
    {
      kind: listed ?? KIND[page.kind],
      path: `${page.path}#${id}`,
      title: plainText(heading),
      line: '',
      summary: firstSentence(text),
      text,
      keywords: '',
    },
  ];
};

/** A written page, and each of its headings. */
export const describedPage = (page: WrittenPage): readonly Described[] => {
  const { path, title, summary, keywords, kind } = page;
  /* A page can begin with a heading. */
  const [opening = '', ...parts] = `\n${rendered(page.markdown).text}`.split(/(?=<h[23] id=)/);
  return [
    { kind: KIND[kind], path, title, line: '', summary: plainText(summary), text: plainText(opening), keywords },
    ...parts.flatMap((part) => sectionOf(page, part)),
  ];
};
