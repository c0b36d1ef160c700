/** What the description of an operation that moves an item of an ordered list says about positions. */
export const MOVING =
  'A new `position` moves the item there. An item that already has that position, and each adjacent item without a gap, shifts one place towards the old position. The relative order of the other items does not change, so clients need not renumber them.';
