/** What the description of an operation that moves an item of an ordered list says about positions. */
export const MOVING =
  'With another `position` it moves there: an item that already has that position, and each item next to it without a gap, moves one place towards where this one came from. The order of the others does not change, so no client has to renumber them.';
