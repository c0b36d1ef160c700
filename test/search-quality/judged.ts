import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Posts as members of hubs write them, and queries with what should be found. What answers a query was decided by what
 * it asks and what each post is about, before any engine was asked: 3 for posts about the very thing, 1 for others on
 * its subject where the query names it. A line of corpus.tsv is a subject, what of it the post is about, title, body;
 * one of queries.tsv a kind, a query, the posts that answer it and the subjects whose other posts are better than none.
 */

export interface Post {
  readonly id: string;
  readonly subject: string;
  readonly title: string;
  readonly body: string;
}

export interface JudgedQuery {
  readonly kind: string;
  readonly text: string;
  /** By the ids of posts. What is not there is worth nothing. */
  readonly gains: ReadonlyMap<string, number>;
}

const lines = (file: string): readonly (readonly string[])[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

export const posts: readonly Post[] = lines('corpus.tsv').map(([subject = '', facet = '', title = '', body = '']) => ({
  id: `${subject}/${facet}`,
  subject,
  title,
  body,
}));

export const queries: readonly JudgedQuery[] = lines('queries.tsv').map(
  ([kind = '', text = '', best = '', subjects = '']) => {
    const others = posts.filter(({ subject }) => subjects.split(' ').includes(subject));
    const gains = new Map([
      ...others.map(({ id }) => [id, 1] as const),
      ...best.split(' ').map((id) => [id, 3] as const),
    ]);
    return { kind, text, gains };
  },
);

const discounted = (gains: readonly number[]): number =>
  gains.slice(0, 10).reduce((sum, gain, nth) => sum + (2 ** gain - 1) / Math.log2(nth + 2), 0);

/** Normalised discounted cumulative gain of the first ten (Järvelin, Kekäläinen). */
export const ndcg = ({ gains }: JudgedQuery, found: readonly string[]): number => {
  const ideal = discounted([...gains.values()].sort((a, b) => b - a));
  return discounted(found.map((id) => gains.get(id) ?? 0)) / ideal;
};

export const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
