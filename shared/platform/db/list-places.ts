import type { Item } from './item.ts';
import { sortedBy, sortOf } from './listing.ts';
import { viewed } from './page-of.ts';
import type { Page, PageRequest, Query } from './query.ts';
import { readFiltered } from './read-filtered.ts';
import type { Table } from './table.ts';

type PlacesQuery = Pick<Query, 'partition' | 'prefix' | 'descending' | 'filter' | 'dense'>;

/**
 * A page of the things at places of the index. `load` reads the things as they are now, in the order of their places;
 * `undefined` leaves a thing out. Reads at most 1,000 places for a page; a page that they do not fill is shorter.
 */
export const listPlaces = async <P, T>(
  db: Table,
  places: PlacesQuery,
  page: PageRequest,
  load: (places: readonly (P & Item)[]) => Promise<readonly (T | undefined)[]>,
): Promise<Page<T>> => {
  const readRound = async (round: PageRequest) => {
    const { items, next } = await db.query<P>({ ...places, index: 'listing', ...round });
    const things = await load(items);
    const shown = items.flatMap((place, nth) => {
      const thing = things[nth];
      return thing === undefined ? [] : [{ place, thing }];
    });
    return { items: shown, next };
  };
  const positionOf = ({ place }: { readonly place: Item }) => ({
    pk: place.pk,
    sk: place.sk,
    ...sortedBy(sortOf(place)),
  });
  return viewed(await readFiltered(page, readRound, positionOf), ({ thing }) => thing);
};
