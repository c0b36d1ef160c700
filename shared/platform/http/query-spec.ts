import * as z from 'zod';
import type { PageRequest } from '../db/query.ts';
import { type Lazy, lazy } from '../runtime/lazy.ts';

/** The parameter families that JSON:API reserves. */
export const FAMILY = /^(?:filter|page|sort|include|fields)(?=$|[[\]])/;

/** The query parameters of a route: pagination, filters, sort fields and others. */
export interface QuerySpec<
  F extends z.ZodRawShape = z.ZodRawShape,
  P extends z.ZodRawShape = z.ZodRawShape,
  S extends string = string,
> {
  readonly paged: boolean;
  readonly filter: z.ZodObject<F>;
  /** The filters that are records: their parameters name the key too, as `filter[field][city]`. */
  readonly keyed: readonly string[];
  readonly params: z.ZodObject<P>;
  /** Fields that sort in both directions, and those with a `-` that sort in descending order only. */
  readonly sort: readonly S[];
}

/** The field of a sort. */
type Bare<S extends string> = S extends `-${infer Field}` ? Field : S;

export interface ReadQuery<F, P, S extends string> {
  readonly page: PageRequest;
  readonly filter: F;
  readonly params: P;
  readonly sort: { readonly field: Bare<S>; readonly descending: boolean } | undefined;
  /** The parameters that the route does not read, with suggestions; absent without any. */
  readonly ignored?: readonly string[];
}

interface ListOptions<F extends z.ZodRawShape, P extends z.ZodRawShape, S extends string> {
  readonly filter?: F;
  readonly keyed?: readonly string[];
  readonly params?: P;
  readonly sort?: readonly S[];
}

const NOTHING = {};

const spec =
  (paged: boolean) =>
  <F extends z.ZodRawShape = typeof NOTHING, P extends z.ZodRawShape = typeof NOTHING, S extends string = never>(
    options: Lazy<ListOptions<F, P, S>> = {},
  ): QuerySpec<F, P, S> => {
    const given = lazy(options);
    const filter = lazy(() => z.object(given().filter ?? (NOTHING as F)));
    const params = lazy(() => z.object(given().params ?? (NOTHING as P)));
    return {
      paged,
      get filter() {
        return filter();
      },
      get keyed() {
        return given().keyed ?? [];
      },
      get params() {
        return params();
      },
      get sort() {
        return given().sort ?? [];
      },
    };
  };

/** A cursor-paginated list: `page[size]` 1 to 100, 50 by default, and `page[after]`. */
export const list = spec(true);

/** Parameters without pagination. */
export const parameters = spec(false);
