const line = (cells: readonly string[]): string => `|${cells.map((cell) => (cell ? ` ${cell} |` : ' |')).join('')}`;

/** A table of a page, from its cells. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
