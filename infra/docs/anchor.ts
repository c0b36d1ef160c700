/** The id of a heading. */
export const anchor = (heading: string): string =>
  heading
    .replace(/<[^>]+>/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
