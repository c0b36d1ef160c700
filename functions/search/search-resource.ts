import * as z from 'zod';
import type { Result } from '../../shared/downstream/search/search.ts';
import { SILOS } from '../../shared/downstream/search/search-index.ts';
import { bestWindow, excerpt, snippet } from '../../shared/downstream/search/snippet.ts';
import { ATTACHMENT_TARGETS } from '../../shared/media/attachments/attachment-item.ts';
import { compositeResource } from '../../shared/platform/http/response.ts';
import { escaped } from '../../shared/platform/text/escaped.ts';

/** Something that was found. Its texts are escaped, so that they can be set into a page as they are. */
export const SearchResult = compositeResource(
  'search_results',
  ['source_type', 'native_id'],
  z.object({
    hub_id: z.string(),
    native_id: z.string().describe('The id that it has under its own type.'),
    result_kind: z.string().describe('What it is: discussion, comment, content_node, media, file or member.'),
    source_type: z.string().describe('The type under which its own route answers it.'),
    rank_source: z.enum(SILOS).describe('The ranking that it was found in.'),
    rrf_score: z.number().describe('1 / (60 + its rank there).'),
    title: z.string().nullable().describe('Escaped for HTML. Of a comment, that of what it is on.'),
    snippet: z.string().describe('The part of it that answers the query best, escaped for HTML.'),
    body_excerpt: z.string().describe('Its beginning, escaped for HTML.'),
    start_seconds: z.number().nullable().describe('Where in a recording it was said.'),
    end_seconds: z.number().nullable(),
    shown_in: z
      .object({
        type: z.enum(ATTACHMENT_TARGETS).describe('What kind of thing it is.'),
        id: z.string().describe('Its id, for its own route.'),
        title: z.string().nullable().describe('Escaped for HTML; null where it has none.'),
      })
      .nullable()
      .describe(
        'Of a media or a file: what shows it and the caller may open at this moment, a content node before others. Null of anything else, and where nothing shows it.',
      ),
  }),
);

/** The stretch of a recording that answers best. */
const stretchOf = ({ readable: { stretches = [] }, stems }: Result) => {
  const worth = stretches.map((stretch) => ({ stretch, worth: bestWindow(stretch.text, stems).worth }));
  const best = worth.reduce((one, other) => (other.worth > one.worth ? other : one), {
    stretch: undefined,
    worth: 0,
  } as {
    stretch: (typeof stretches)[number] | undefined;
    worth: number;
  });
  return best.stretch;
};

const shownIn = ({ shown_in }: Result['readable']) =>
  shown_in
    ? { type: shown_in.type, id: shown_in.id, title: shown_in.title === null ? null : escaped(shown_in.title) }
    : null;

export const searchResult = (hub_id: string, result: Result) => {
  const { readable, silo, rrf, stems } = result;
  const stretch = stretchOf(result);
  return {
    hub_id,
    native_id: readable.id,
    result_kind: readable.result_kind,
    source_type: readable.source_type,
    rank_source: silo,
    rrf_score: rrf,
    title: readable.title === '' ? null : escaped(readable.title),
    snippet: snippet(stretch?.text ?? (readable.body || readable.title), stems),
    body_excerpt: excerpt(readable.body),
    start_seconds: stretch?.start ?? null,
    end_seconds: stretch?.end ?? null,
    shown_in: shownIn(readable),
  };
};
