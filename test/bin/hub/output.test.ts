import { describe, expect, test } from 'vitest';
import { failure, json, limited, page } from '../../shared/client/service.ts';
import { hub, KEY } from './run-hub.ts';

const ID = '33333333-3333-7333-8333-333333333333';

const hubResource = (name: string, slug = 'slug', id = ID) => ({
  type: 'hubs',
  id,
  attributes: { name, slug, access_level: 'open', created_at: '2026-01-02T03:04:05.678Z' },
});

const hubs = (names: readonly string[], options: object = {}, argv: readonly string[] = []) =>
  hub(['hubs', ...argv], { env: KEY, answers: [page(names.map((name) => hubResource(name)))], ...options });

describe('data goes to standard output', () => {
  test('in tab-separated columns, not truncated, if it is not a terminal', async () => {
    const name = 'n'.repeat(300);
    const { out, err } = await hubs([name]);
    expect([out, err]).toEqual([`${ID}\tslug\t${name}\topen\t\t2026-01-02T03:04:05.678Z\n`, '']);
  });

  test('as the document of the service with --json, before or after the command', async () => {
    const document = { data: [hubResource('A')], links: { self: '/here' }, meta: { has_more: false } };
    for (const argv of [
      ['--json', 'hubs'],
      ['hubs', '--json'],
      ['hubs', 'list', '--json'],
    ]) {
      const { out } = await hub(argv, { env: KEY, answers: [json(200, document)] });
      expect(JSON.parse(out)).toEqual(document);
    }
  });

  test('and notes about empty or further pages to standard error', async () => {
    expect(await hubs([])).toMatchObject({ out: '', err: 'No hubs.\n' });
    const more = await hub(['hubs'], { env: KEY, answers: [page([hubResource('A')], '/x?page[after]=1')] });
    expect(more.out.split('\n')).toHaveLength(2);
    expect(more.err).toContain('--all');
  });

  test('with --all from every page, with a counter on a terminal', async () => {
    const answers = [page([hubResource('A')], '/x?page[after]=1'), page([hubResource('B')])];
    const piped = await hub(['hubs', '--all', '--json'], { env: KEY, answers });
    expect(JSON.parse(piped.out).data).toHaveLength(2);
    expect(piped.err).toBe('');
    expect(piped.sent.map(({ url }) => decodeURIComponent(url.search))).toEqual([
      '?page[size]=100',
      '?page[size]=100&page[after]=1',
    ]);
    const watched = await hub(['hubs', '--all'], { env: KEY, answers, columns: 120 });
    expect(watched.err).toContain('2 hubs …');
    expect(watched.err.endsWith('\r\u001b[K')).toBe(true);
  });

  test('with --all, where a line about a wait replaces the progress bar', async () => {
    const answers = [page([hubResource('A')], '/x?page[after]=1'), limited('3'), page([hubResource('B')])];
    const { err } = await hub(['hubs', '--all'], { env: KEY, answers, columns: 120 });
    expect(err).toContain('1 hubs …\r\u001b[Krate limited: waiting 3 s (1 of 2)\n');
  });

  test('with --all only if no page fails', async () => {
    const answers = [page([hubResource('A')], '/x?page[after]=1'), failure(500)];
    const { exit, out } = await hub(['hubs', '--all'], { env: KEY, answers });
    expect([exit, out]).toEqual([7, '']);
  });

  test('starting at the cursor or link of a page', async () => {
    for (const after of ['abc', '/api/v1/x?page%5Bafter%5D=abc']) {
      const { sent } = await hub(['hubs', '--after', after, '--limit', '7'], { env: KEY, answers: [page([])] });
      expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({ 'page[after]': 'abc', 'page[size]': '7' });
    }
  });
});

describe('a table', () => {
  const LONG = 'A hub with a name that is far too long for any terminal to show in one line of it';

  test.each([60, 80, 100, 200])('fits a terminal of %i columns without shortened ids', async (columns) => {
    const { out } = await hubs([LONG, '見出し'.repeat(40), '👩‍👩‍👧'.repeat(60), 'A'], {
      columns,
      env: { ...KEY, NO_COLOR: '1' },
    });
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(5);
    for (const line of lines.slice(1)) expect(line.startsWith(ID)).toBe(true);
    const asciiLines = [lines[0], lines[1], lines[4]];
    expect(Math.max(...asciiLines.map((line) => line?.length ?? 0))).toBeLessThanOrEqual(columns);
    const wide = (lines[2] ?? '').match(/[\u3000-\u9fff]/g)?.length ?? 0;
    expect((lines[2]?.length ?? 0) + wide).toBeLessThanOrEqual(columns);
  });

  test('shows times to the minute', async () => {
    expect((await hubs(['A'], { columns: 120 })).out).toContain('2026-01-02 03:04\n');
  });

  test.each([
    ['', true],
    ['1', false],
  ])('has colours unless NO_COLOR is set: %j', async (NO_COLOR, coloured) => {
    const { out } = await hubs(['A'], { columns: 100, env: { ...KEY, NO_COLOR } });
    expect(out.includes('\u001b[')).toBe(coloured);
    const flag = await hubs(['A'], { columns: 100, env: KEY }, ['--no-color']);
    expect(flag.out).not.toContain('\u001b[');
  });
});

/** Every control character except tabs and line feeds, and the one that reverses the direction of text. */
const CONTROL = /(?![\t\n])\p{Cc}|\u202e/u;

test('control characters in responses are not printed', async () => {
  const controlText = 'a\u001b[2J\u001b]0;title\u0007b\u009bc\r\nd\u202ee\u0000';
  const env = { ...KEY, NO_COLOR: '1' };
  for (const columns of [undefined, 120]) {
    const options = { env, ...(columns && { columns }) };
    expect((await hubs([controlText], options)).out).not.toMatch(CONTROL);
    const one = await hub(['hubs', 'get'], { ...options, answers: [json(200, { data: hubResource(controlText) })] });
    expect(one.out).not.toMatch(CONTROL);
    const wrong = json(400, {
      errors: [
        {
          status: '400',
          title: controlText,
          detail: controlText,
          code: controlText,
          source: { parameter: controlText },
        },
      ],
    });
    expect((await hub(['hubs'], { ...options, answers: [wrong] })).err).not.toMatch(CONTROL);
  }
});
