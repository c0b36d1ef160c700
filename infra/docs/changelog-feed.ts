import { createHash } from 'node:crypto';
import { escaped } from '../../shared/platform/text/escaped.ts';
import { rendered } from './markdown.ts';

interface ChangelogEntry {
  /** `2026-10-05`. */
  readonly date: string;
  /** The first sentence of the entry. */
  readonly title: string;
  /** The whole entry, as HTML. */
  readonly html: string;
}

const DATED = /^## (\d{4}-\d{2}-\d{2})$/;

/** The dated entries of the changelog, newest first: one per list item. */
export const changelogEntries = (changelog: string): readonly ChangelogEntry[] =>
  changelog.split(/^(?=## )/m).flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const date = DATED.exec(heading.trim())?.[1];
    if (!date) return [];
    return lines
      .join('\n')
      .split(/^(?=- )/m)
      .filter((item) => item.startsWith('- '))
      .map((item) => {
        const text = item
          .slice(2)
          .replaceAll(/\n {2}/g, '\n')
          .trim();
        const [, title = text.split('\n')[0] ?? ''] = /^\*\*(.+?)\*\*/s.exec(text) ?? [];
        return { date, title: title.replaceAll(/[`*]|\.$/g, '').replaceAll('\n', ' '), html: rendered(text).text };
      });
  });

const ID = 'tag:hub-membership-service,2026:changelog';

const entryOf = ({ date, title, html }: ChangelogEntry): string => {
  const name = createHash('sha256').update(`${date} ${title}`).digest('hex').slice(0, 16);
  return `<entry>
<id>${ID}:${date}:${name}</id>
<title>${escaped(title)}</title>
<updated>${date}T00:00:00Z</updated>
<link href="/docs/changelog#${date}"/>
<content type="html">${escaped(html)}</content>
</entry>`;
};

/** The changelog as an Atom feed (RFC 4287): an entry keeps its id while its date and title stay. */
export const changelogFeed = (changelog: string): string => {
  const entries = changelogEntries(changelog);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${ID}</id>
<title>Hub Membership Service API: changelog</title>
<updated>${entries[0]?.date ?? '1970-01-01'}T00:00:00Z</updated>
<author><name>Hub Membership Service</name></author>
<link rel="self" type="application/atom+xml" href="/docs/changelog.atom"/>
<link rel="alternate" type="text/html" href="/docs/changelog"/>
${entries.map(entryOf).join('\n')}
</feed>
`;
};
