import { describe, expect, test } from 'vitest';
import { paintOn } from '../../../bin/hub/paint.ts';
import { barOf, counter } from '../../../bin/hub/progress.ts';
import { type Column, table } from '../../../bin/hub/table.ts';

const plain = paintOn({}, {});

interface User {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly joined: string;
}

const columns: readonly Column<User>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'E-MAIL', of: ({ email }) => email, flexible: true },
  { title: 'NAME', of: ({ name }) => name, flexible: true },
  { title: 'ROLE', of: ({ role }) => role },
  { title: 'JOINED', of: ({ joined }) => joined },
];

const user: User = {
  id: 'i'.repeat(36),
  email: 'moderator@first.example.com',
  name: 'Owner of the First team',
  role: 'r'.repeat(36),
  joined: '2026-01-01',
};

const titles = (available: number, of: readonly Column<User>[] = columns): string[] =>
  (table([user], of, available, plain).split('\n')[0] ?? '').split(/ {2,}/);

describe('a table', () => {
  test.each([
    [40, ['ID', 'E-MAIL']],
    [80, ['ID', 'E-MAIL', 'NAME']],
    [100, ['ID', 'E-MAIL', 'NAME', 'JOINED']],
    [160, ['ID', 'E-MAIL', 'NAME', 'ROLE', 'JOINED']],
  ])('of %i columns shows the columns that fit, also those after one that does not fit', (available, visible) => {
    expect(titles(available)).toEqual(visible);
  });

  test('keeps a column together with its title', () => {
    const [head = '', row = ''] = table([user], columns, 100, plain).split('\n');
    expect(row.indexOf(user.joined)).toBe(head.indexOf('JOINED'));
    expect(row).not.toContain(user.role);
  });
});

describe('a bar', () => {
  test('fills in proportion to the progress', () => {
    expect(barOf(0, 4, 'rows')).toBe(`${'░'.repeat(24)} 0 of 4 rows`);
    expect(barOf(1, 4, 'rows')).toBe(`${'█'.repeat(6)}${'░'.repeat(18)} 1 of 4 rows`);
    expect(barOf(4, 4, 'rows')).toBe(`${'█'.repeat(24)} 4 of 4 rows`);
    expect(barOf(9, 4, 'rows')).toBe(`${'█'.repeat(24)} 9 of 4 rows`);
  });

  test('moves back and forth if the total is unknown', () => {
    const bars = Array.from({ length: 40 }, (_, step) => barOf(step, undefined, 'hubs', step).split(' ')[0] ?? '');
    for (const [step, bar] of bars.entries()) {
      expect(bar).toMatch(/^░*█{6}░*$/);
      expect(bar).toHaveLength(24);
      expect(bar).not.toBe(bars[step + 1]);
    }
    expect([bars[0]?.indexOf('█'), bars[9]?.indexOf('█'), bars[18]?.indexOf('█')]).toEqual([0, 18, 0]);
  });

  test('moves with each page on a terminal, and is not written elsewhere', () => {
    const written: string[] = [];
    const write = (text: string) => written.push(text);
    for (const sink of [{ write, isTTY: true }, { write }]) {
      const progress = counter(sink, 'hubs');
      for (const done of [100, 200]) progress.at(done);
      progress.end();
    }
    expect(written).toEqual([
      `\r\u001b[K${'█'.repeat(6)}${'░'.repeat(18)} 100 hubs …`,
      `\r\u001b[K${'░'.repeat(2)}${'█'.repeat(6)}${'░'.repeat(16)} 200 hubs …`,
      '\r\u001b[K',
    ]);
  });
});
