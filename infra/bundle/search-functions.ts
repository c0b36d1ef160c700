/** What each function may do with the documents of the index. Removing documents is writing. */
export const SEARCH_PERMISSIONS: Readonly<Record<string, readonly string[]>> = {
  search: ['aoss:ReadDocument'],
  'derive-rows': ['aoss:CreateIndex', 'aoss:WriteDocument'],
  'erase-data': ['aoss:WriteDocument'],
};

/** The functions that are bundled once with each search engine. */
export const SEARCHING: readonly string[] = Object.keys(SEARCH_PERMISSIONS);
