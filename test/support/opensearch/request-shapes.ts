import * as z from 'zod';

/*
 * The requests that the server accepts: those of the OpenSearch documentation (Query DSL: bool, term, prefix, wildcard, fuzzy;
 * filter aggregations; sort; source filtering; keyword, text and object fields) that the service sends. Anything else
 * is refused, as OpenSearch refuses fields that it does not know.
 */

const text = z.string().min(1);
const similar = z.union([
  z.strictObject({ prefix: z.strictObject({ words: z.strictObject({ value: text }) }) }),
  z.strictObject({ wildcard: z.strictObject({ words: z.strictObject({ value: text.regex(/^\*[^*?]+\*$/) }) }) }),
  z.strictObject({
    fuzzy: z.strictObject({
      words: z.strictObject({
        value: text,
        fuzziness: z.int().min(0).max(2),
        transpositions: z.literal(true),
        max_expansions: z.int().min(1).max(1_024).default(50),
      }),
    }),
  }),
]);
const stem = z.strictObject({ term: z.strictObject({ stems: text.regex(/^\S+$/) }) });

/** A search, which is always limited to a team, a hub and a silo. */
export const SearchRequest = z.strictObject({
  size: z.int().min(1).max(10_000),
  _source: z.array(text),
  query: z.strictObject({
    bool: z.strictObject({
      filter: z.tuple([
        z.strictObject({ term: z.strictObject({ team: z.uuid() }) }),
        z.strictObject({ term: z.strictObject({ hub: z.uuid() }) }),
        z.strictObject({ term: z.strictObject({ silo: text }) }),
      ]),
      should: z.union([z.array(stem).min(1), z.array(similar).min(1)]),
      minimum_should_match: z.literal(1),
    }),
  }),
  sort: z.tuple([z.literal('_score'), z.strictObject({ name: z.literal('desc') })]).optional(),
  aggs: z.record(text.regex(/^[^[\]>]+$/), z.strictObject({ filter: stem })).optional(),
});

export const IndexRequest = z.strictObject({
  settings: z.strictObject({ index: z.strictObject({ number_of_shards: z.int().min(1) }) }),
  mappings: z.strictObject({
    dynamic: z.literal(false),
    properties: z.record(
      text,
      z.union([
        z.strictObject({ type: z.literal('keyword') }),
        z.strictObject({ type: z.literal('text'), analyzer: z.literal('whitespace') }),
        z.strictObject({ type: z.literal('object'), enabled: z.literal(false) }),
      ]),
    ),
  }),
});

export const StoredDocument = z.strictObject({
  team: z.uuid(),
  hub: z.uuid(),
  silo: text,
  name: text,
  stems: text,
  words: z.array(text),
  postings: z.record(text, text),
});

export type Stored = z.output<typeof StoredDocument>;
export type Search = z.output<typeof SearchRequest>;
export type Clause = Search['query']['bool']['should'][number];
