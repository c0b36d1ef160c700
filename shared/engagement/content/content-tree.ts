import type { ContentKind } from './content-node-item.ts';

/** How far from the top a kind may stand at most; what holds others stands above them. */
const RANK: Readonly<Record<ContentKind, number>> = {
  course: 0,
  section: 1,
  lesson: 2,
  article: 2,
  video: 2,
  audio: 2,
};

const CONTAINERS: ReadonlySet<ContentKind> = new Set(['course', 'section']);

/** No node has more above it. */
export const MAX_ANCESTORS = 2;

/**
 * Whether a node of the one kind may stand in one of the other. A parent always ranks above its child and no node
 * changes its kind, so whatever is moved, by however many at once, the nodes are trees and none is deeper than three.
 */
export const canContain = (parent: ContentKind, child: ContentKind): boolean =>
  CONTAINERS.has(parent) && RANK[parent] < RANK[child];
