/** The paragraph about positions in descriptions of operations that move items. */
export const MOVING = `A new \`position\` moves the item. The item at that position moves one place toward the old
position, and so do the items adjacent to it up to the first gap. The order of the other items does not change, so you
do not have to renumber them.`;
