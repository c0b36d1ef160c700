export const ASSET_KINDS = ['image', 'video', 'audio', 'document', 'archive'] as const;

/** What a file is to those who look at it. */
export type AssetKind = (typeof ASSET_KINDS)[number];

/** What a browser shows in a page; the rest it is told to save. */
export const isShownInline = (kind: AssetKind): boolean => kind === 'image' || kind === 'video' || kind === 'audio';
