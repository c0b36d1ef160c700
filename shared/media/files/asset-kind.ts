export const ASSET_KINDS = ['image', 'video', 'audio', 'document', 'archive'] as const;

/** The kind of a file. */
export type AssetKind = (typeof ASSET_KINDS)[number];

/** Whether browsers display the file inline instead of downloading it. */
export const isDisplayable = (kind: AssetKind): boolean => kind === 'image' || kind === 'video' || kind === 'audio';
