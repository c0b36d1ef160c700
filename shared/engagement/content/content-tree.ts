import type { ContentKind } from './content-node-item.ts';

/** A node can contain only nodes of a higher rank. */
const RANK: Readonly<Record<ContentKind, number>> = {
  course: 0,
  section: 1,
  lesson: 2,
  article: 2,
  video: 2,
  audio: 2,
};

const CONTAINERS: ReadonlySet<ContentKind> = new Set(['course', 'section']);

/** The maximum number of ancestors of a node. */
export const MAX_ANCESTORS = 2;

/**
 * Whether a node of kind `parent` can contain one of kind `child`. Ranks rise from parent to child and kinds never
 * change, so that concurrent moves cannot create cycles or trees deeper than three levels.
 */
export const canContain = (parent: ContentKind, child: ContentKind): boolean =>
  CONTAINERS.has(parent) && RANK[parent] < RANK[child];
