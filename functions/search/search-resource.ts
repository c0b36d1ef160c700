import * as z from 'zod';
import { described } from '#docs';
import type { Result } from '../../shared/downstream/search/search.ts';
import { SILOS } from '../../shared/downstream/search/search-index.ts';
import { bestWindow, excerpt, snippet } from '../../shared/downstream/search/snippet.ts';
import { ATTACHMENT_TARGETS } from '../../shared/media/attachments/attachment-item.ts';
import { compositeResource } from '../../shared/platform/http/response.ts';
import { escaped } from '../../shared/platform/text/escaped.ts';

/** A search result. Its texts are escaped for HTML. */
export const SearchResult = compositeResource('search_results', ['source_type', 'native_id'], () =>
  z.object({
    hub_id: z.string(),
    native_id: z.string().meta(described('Id of the found resource.')),
    result_kind: z
      .string()
      .meta(described('Kind of the result: discussion, comment, content_node, media, file or member.')),
    source_type: z.string().meta(described('Type of the found resource, as its own route returns it.')),
    rank_source: z.enum(SILOS).meta(described('The ranking that contains the result.')),
    rrf_score: z.number().meta(described('1 / (60 + rank in that ranking).')),
    title: z.string().nullable().meta(described('Title, escaped for HTML. A comment has the title of its target.')),
    snippet: z.string().meta(described('The passage that matches the query best, escaped for HTML.')),
    body_excerpt: z.string().meta(described('The beginning of the text, escaped for HTML.')),
    start_seconds: z.number().nullable().meta(described('The position in a recording.')),
    end_seconds: z.number().nullable(),
    shown_in: z
      .object({
        type: z.enum(ATTACHMENT_TARGETS).meta(described('Kind of the resource.')),
        id: z.string().meta(described('Id of the resource.')),
        title: z.string().nullable().meta(described('Title, escaped for HTML; `null` if there is none.')),
      })
      .nullable()
      .meta(
        described(
          'For a media or a file: the resource that shows it and that the caller can open at the moment, content nodes first. Otherwise `null`.',
        ),
      ),
  }),
);

/** The part of a recording that matches the query best. */
const bestSegment = ({ readable: { segments = [] }, stems }: Result) => {
  const worth = segments.map((segment) => ({ segment, worth: bestWindow(segment.text, stems).score }));
  const best = worth.reduce((one, other) => (other.worth > one.worth ? other : one), {
    segment: undefined,
    worth: 0,
  } as {
    segment: (typeof segments)[number] | undefined;
    worth: number;
  });
  return best.segment;
};

const shownIn = ({ shown_in }: Result['readable']) =>
  shown_in
    ? { type: shown_in.type, id: shown_in.id, title: shown_in.title === null ? null : escaped(shown_in.title) }
    : null;

export const searchResult = (hub_id: string, result: Result) => {
  const { readable, silo, rrf, stems } = result;
  const segment = bestSegment(result);
  return {
    hub_id,
    native_id: readable.id,
    result_kind: readable.result_kind,
    source_type: readable.source_type,
    rank_source: silo,
    rrf_score: rrf,
    title: readable.title === '' ? null : escaped(readable.title),
    snippet: snippet(segment?.text ?? (readable.body || readable.title), stems),
    body_excerpt: excerpt(readable.body),
    start_seconds: segment?.start ?? null,
    end_seconds: segment?.end ?? null,
    shown_in: shownIn(readable),
  };
};
