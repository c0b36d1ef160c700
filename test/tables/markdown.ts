const line = (cells: readonly string[]): string => `|${cells.map((cell) => (cell ? ` ${cell} |` : ' |')).join('')}`;

/** The cells of the rows of a table. */
export const cellsOf = (table: string): readonly (readonly string[])[] =>
  table
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** A table of a page, from its cells. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
