import { spaceTag } from '../../../hubs/spaces/space-partition.ts';
import { placeOf } from '../../../platform/ids/place-id.ts';
import type { Viewing } from './source.ts';

const tags = new WeakMap<Viewing['spaces'], ReadonlySet<string>>();

/** Whether the thing's id names one of the spaces the reader may read in; the thing's row says for sure. */
export const inReadableSpace = ({ spaces }: Viewing, id: string): boolean => {
  let known = tags.get(spaces);
  if (!known) {
    known = new Set([...spaces.keys()].map(spaceTag));
    tags.set(spaces, known);
  }
  return known.has(placeOf(id) ?? '');
};
