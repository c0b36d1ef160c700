import type { ContentKind } from './content-node-item.ts';

/** The depth of each kind in a tree. A node can contain only kinds of a greater depth. */
const DEPTH: Readonly<Record<ContentKind, number>> = {
  course: 0,
  section: 1,
  lesson: 2,
  article: 2,
  video: 2,
  audio: 2,
};

/** The maximum number of ancestors of a node. */
export const MAX_ANCESTORS = Math.max(...Object.values(DEPTH));

/**
 * Whether a node of kind `parent` can contain one of kind `child`. Depths rise from parent to child and kinds never
 * change, so that concurrent moves cannot create cycles or trees deeper than three levels.
 */
export const canContain = (parent: ContentKind, child: ContentKind): boolean => DEPTH[parent] < DEPTH[child];
