/** A row of a table: the label, the measured value, its target, and whether the target is met. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly target: string;
  readonly met: boolean;
}

type Cells = readonly string[];

export const table = (title: string, head: Cells, rows: readonly Cells[]): string => {
  const line = (cells: Cells): string => `| ${cells.join(' | ')} |`;
  return [`### ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
};

export const targets = (title: string, rows: readonly Row[]): string =>
  table(
    title,
    ['measured', 'value', 'target', ''],
    rows.map(({ what, measured, target, met }) => [what, measured, target, met ? 'met' : '**missed**']),
  );

export const times = (title: string, unit: string, digits: number, values: readonly (readonly [string, number])[]) =>
  table(
    title,
    ['contender', unit],
    values.map(([name, value]) => [name, value.toFixed(digits)]),
  );

export const ratioRow = (what: string, value: number, target: number, strict = false): Row => ({
  what,
  measured: value.toFixed(3),
  target: `${strict ? '<' : '≤'} ${target.toFixed(2)}`,
  met: strict ? value < target : value <= target,
});
