import * as z from 'zod';
import { described } from '#docs';
import type { Selection } from '../../shared/community/discussions/sorted-discussions.ts';
import { type Refusal, refuse } from '../../shared/platform/http/errors.ts';

export const AuthorFilter = z
  .uuid()
  .optional()
  .meta(
    described('The contact id of the author. Sorts newest first; only with `sort=-published_at` or without `sort`.'),
  );

interface Sort {
  readonly field: 'published_at' | 'last_activity_at' | 'reactions';
}

/** What a list of discussions selects from an index besides the order by publication, if anything. */
export const selectionOf = (
  author: string | undefined,
  sort: Sort | undefined,
): Selection | Refusal<'unsupported_parameter'> | undefined => {
  const order = sort === undefined || sort.field === 'published_at' ? undefined : sort.field;
  if (author !== undefined && order !== undefined)
    return refuse('unsupported_parameter', { source: { parameter: 'sort' } });
  if (author !== undefined) return { author };
  return order && { order };
};
