/** The indexed types, as events name them. */
export const INDEXED_TYPES = ['discussion', 'comment', 'content_node', 'media', 'member'] as const;
export type IndexedType = (typeof INDEXED_TYPES)[number];

/** The parts of a hub, in the order of reindexing. */
export const PARTS = [
  'members',
  'discussions',
  'content',
  'media',
  'counted_discussions',
  'purchases',
  'waiting_discussions',
] as const;
export type Part = (typeof PARTS)[number];
