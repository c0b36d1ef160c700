import { TextProblem } from '../../shared/platform/http/body.ts';

/** The text of a cell and the offset after it. */
interface Cell {
  readonly text: string;
  readonly end: number;
}

/** The message names the row that begins with the offset of the problem, as the report numbers it, and its line. */
const problemAt = (message: string, text: string, at: number, row: number): TextProblem => {
  const line = text.slice(0, at).split(/\r\n|\r|\n/).length;
  return new TextProblem(`${message} See ${row === 0 ? 'the header' : `row ${row}`}, line ${line}.`);
};

const quoted = (text: string, from: number, row: number): Cell => {
  let at = from + 1;
  let cell = '';
  for (;;) {
    const close = text.indexOf('"', at);
    if (close === -1) throw problemAt('A quoted cell of the table is not closed.', text, from, row);
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

const SEPARATOR = 'Separate the cells with commas, not with semicolons or tabs.';

/** The cells of a CSV text (RFC 4180) by row, without rows that have only empty cells. Throws a `TextProblem` for malformed quotes. */
export const readCells = (source: string): readonly (readonly string[])[] => {
  const text = source.replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length; ) {
    const cell = text[at] === '"' ? quoted(text, at, rows.length) : bare(text, at);
    const next = text[cell.end];
    if (next !== undefined && !',\r\n'.includes(next))
      throw ';\t'.includes(next)
        ? new TextProblem(SEPARATOR)
        : problemAt('There is text after the closing quote of a cell.', text, at, rows.length);
    row.push(cell.text);
    at = cell.end + (next === '\r' && text[cell.end + 1] === '\n' ? 2 : 1);
    if (next === ',') continue;
    if (row.some((text) => text.trim() !== '')) rows.push(row);
    row = [];
  }
  return rows;
};

/** The name of cells without a column name. */
export const UNNAMED = '(no column name)';

interface Table {
  /** The column names in lower case. */
  readonly columns: readonly string[];
  /** The cells by column name, without empty cells. */
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** The table of a CSV text. Throws a `TextProblem` for an invalid header. */
export const readTable = (text: string): Table => {
  const [header = [], ...lines] = readCells(text);
  const columns = header.map((name) => name.trim().toLowerCase());
  if (!columns.includes('email'))
    throw new TextProblem(
      /[;\t]/.test(header.join())
        ? SEPARATOR
        : 'The first row must contain the column names, including `email`, separated by commas.',
    );
  const twice = columns.find((name, index) => name !== '' && columns.indexOf(name) < index);
  if (twice !== undefined) throw new TextProblem(`Two columns of the table have the same name: \`${twice}\`.`);
  const rows = lines.map((cells) =>
    Object.fromEntries(cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [[columns[index] || UNNAMED, cell]]))),
  );
  return { columns, rows };
};
