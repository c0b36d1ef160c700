import { TextProblem } from '../../shared/platform/http/body.ts';

/** The text of a cell and the offset after it. */
interface Cell {
  readonly text: string;
  readonly end: number;
}

const quoted = (text: string, from: number): Cell => {
  let at = from + 1;
  let cell = '';
  for (;;) {
    const close = text.indexOf('"', at);
    if (close === -1) throw new TextProblem('A quoted cell of the table is not closed.');
    cell += text.slice(at, close);
    if (text[close + 1] !== '"') return { text: cell, end: close + 1 };
    cell += '"';
    at = close + 2;
  }
};

const BOUNDARY = /[,\r\n]/g;

const bare = (text: string, from: number): Cell => {
  BOUNDARY.lastIndex = from;
  const end = BOUNDARY.exec(text)?.index ?? text.length;
  return { text: text.slice(from, end), end };
};

/** The cells of a CSV text (RFC 4180) by row, without empty rows. Throws a `TextProblem` for malformed quotes. */
export const readCells = (source: string): readonly (readonly string[])[] => {
  const text = source.replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length; ) {
    const cell = text[at] === '"' ? quoted(text, at) : bare(text, at);
    const next = text[cell.end];
    if (next !== undefined && !',\r\n'.includes(next))
      throw new TextProblem('There is text after the closing quote of a cell.');
    row.push(cell.text);
    at = cell.end + (next === '\r' && text[cell.end + 1] === '\n' ? 2 : 1);
    if (next === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
};

/** The name of cells without a column name. */
const EXTRA_COLUMN = '(beyond the header)';

/** Each row by column name in lower case, without empty cells. Throws a `TextProblem` for an invalid header. */
export const readTable = (text: string): readonly Readonly<Record<string, string>>[] => {
  const [header = [], ...rows] = readCells(text);
  const names = header.map((name) => name.trim().toLowerCase());
  if (!names.includes('email'))
    throw new TextProblem('The first row must contain the column names, including `email`.');
  if (new Set(names).size < names.length) throw new TextProblem('Two columns of the table have the same name.');
  return rows.map((cells) =>
    Object.fromEntries(
      cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [[names[index] ?? EXTRA_COLUMN, cell]])),
    ),
  );
};
