import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCells, readTable } from '../../../functions/members/csv.ts';

test.each([
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['\uFEFFa\n\n\nb\n', [['a'], ['b']]],
  [
    '"a,1","say ""hi"""\n"two\nlines",',
    [
      ['a,1', 'say "hi"'],
      ['two\nlines', ''],
    ],
  ],
  [',', []],
  [
    'a,b\n,\n , \nc,\n,,,',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['', []],
])('readCells returns the cells of %j', (text, cells) => {
  expect(readCells(text)).toEqual(cells);
});

test('a table that is quoted as in RFC 4180 is read unchanged', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ', 'é') });
  const row = fc.array(cell, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), fc.constantFrom('\n', '\r\n'), (rows, end) => {
      const written = rows.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join(end);
      expect(readCells(written)).toEqual(rows.filter((cells) => cells.some((one) => one.trim() !== '')));
    }),
  );
});

test.each([
  ['name\nAda', 'email'],
  ['just some prose', 'email'],
  ['email,name\n"ada', 'not closed'],
  ['email,name\n"ada"x,y', 'closing quote'],
  ['email,Email\na,b', 'same name: `email`'],
  ['email,name\na,"b" c', 'See row 1, line 2.'],
  ['email,name\r\n\r\n,\r\na,"x\r\ny"\r\nb,6" step,"Ada\r\nc,""', 'not closed. See row 2, line 6.'],
  ['email,name\ra,b\rc,"d" e', 'See row 2, line 3.'],
  ['email,"name\na,b', 'not closed. See the header, line 1.'],
  ['', 'email'],
  ['email;name\nada@example.com;Ada', 'commas'],
  ['email\tname\nada@example.com\tAda', 'commas'],
  ['"email";"name"\n"ada@example.com";"Ada"', 'commas'],
])('readTable rejects %j', (text, message) => {
  expect(() => readTable(text)).toThrow(message);
});

test('headers have any case and order; empty cells are omitted, and cells without a column name have one of their own', () => {
  expect(readTable('Name, EMAIL ,x,\nAda,a@example.com,\n,b@example.com\nBo,c@example.com,1,2,3')).toEqual({
    columns: ['name', 'email', 'x', ''],
    rows: [
      { name: 'Ada', email: 'a@example.com' },
      { email: 'b@example.com' },
      { name: 'Bo', email: 'c@example.com', x: '1', '(no column name)': '3' },
    ],
  });
});

test('columns without a name and without cells are skipped', () => {
  expect(readTable('email,name,,\na@example.com,Ada,,\n,,,\n')).toEqual({
    columns: ['email', 'name', '', ''],
    rows: [{ email: 'a@example.com', name: 'Ada' }],
  });
});
