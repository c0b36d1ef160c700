import { spaceTag } from '../../../hubs/spaces/space-partition.ts';
import { placeOf } from '../../../platform/ids/place-id.ts';
import type { Viewing } from './source.ts';

const tags = new WeakMap<Viewing['spaces'], ReadonlySet<string>>();

/** Whether the id contains the tag of a space that the reader can read; the row decides. */
export const inReadableSpace = ({ spaces }: Viewing, id: string): boolean => {
  let known = tags.get(spaces);
  if (!known) {
    known = new Set([...spaces.keys()].map(spaceTag));
    tags.set(spaces, known);
  }
  return known.has(placeOf(id) ?? '');
};
