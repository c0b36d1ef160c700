/** The kinds of results, in words for the reader. */
export const ENTRY_KINDS = [
  'Tutorial',
  'How-to',
  'Reference',
  'Explanation',
  'Operate',
  'Operation',
  'Object',
  'Error code',
  'Event',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** A place that the search finds: a page, a heading, an operation, an object, an error code or an event type. */
export interface Entry {
  readonly kind: EntryKind;
  /** The path of the page, with the anchor of a heading. */
  readonly path: string;
  readonly title: string;
  /** The method and path of an operation. */
  readonly line: string;
  /** The first sentence. An object has none. */
  readonly summary: string;
  /** More words that find the entry: keywords, attributes, or words of the text. */
  readonly words: string;
}
