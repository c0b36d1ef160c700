import { describe, expect, test } from 'vitest';
import { json } from '../../shared/client/service.ts';
import { hub, KEY } from './run-hub.ts';

describe('hub contacts import', () => {
  const job = (status: string, done: number, failed = 0, meta: object = {}) =>
    json(200, {
      meta,
      data: {
        id: 'i1',
        type: 'imports',
        attributes: {
          status,
          total: 4,
          done,
          failed,
          errors: failed ? [{ row: 2, field: 'email', message: 'No.' }] : [],
        },
      },
    });

  test('sends the file unchanged, and shows progress until the import ends', async () => {
    const { exit, sent, waits, err, out } = await hub(['contacts', 'import', '-'], {
      env: { ...KEY, NO_COLOR: '1' },
      stdin: 'email\na@b.example\n',
      columns: 80,
      answers: [job('queued', 0), job('running', 2), job('completed', 4)],
    });
    expect([exit, waits]).toEqual([0, [1000, 1000]]);
    expect([sent[0]?.headers.get('content-type'), sent[0]?.body]).toEqual(['text/csv', 'email\na@b.example\n']);
    expect(sent[2]?.url.pathname).toBe(`/api/v1/teams/${KEY.HUB_TEAM}/imports/i1`);
    expect(err).toContain('████████████░░░░░░░░░░░░ 2 of 4 rows');
    expect(out).toMatch(/status: +completed/);
  });

  test('prints failed rows, and ends with 5', async () => {
    const answers = [job('queued', 0), job('completed', 3, 1)];
    const { exit, err } = await hub(['contacts', 'import', '-'], { env: KEY, stdin: 'x', answers });
    expect(exit).toBe(5);
    expect(err).toContain('row 2, email: No.\nerror: 1 of 4 rows');
  });

  test('a failed import says how far it came, and ends with 5', async () => {
    const answers = [job('queued', 0), job('failed', 2, 1)];
    const { exit, err } = await hub(['contacts', 'import', '-'], { env: KEY, stdin: 'x', answers });
    expect(exit).toBe(5);
    expect(err).toContain('error: The import stopped after 3 of 4 rows. Import the file again.');
  });

  test('ends without waiting with --no-wait', async () => {
    const { exit, sent } = await hub(['contacts', 'import', '-', '--no-wait'], {
      env: KEY,
      stdin: 'x',
      answers: [job('queued', 0)],
    });
    expect([exit, sent.length]).toEqual([0, 1]);
  });

  test('names the ignored columns of the upload on standard error, and in the meta of --json', async () => {
    const answers = () => [
      job('queued', 0, 0, { ignored: ['/rows/0/phone', '/rows/0/home~1work'] }),
      job('completed', 4),
    ];
    const { exit, err } = await hub(['contacts', 'import', '-'], { env: KEY, stdin: 'x', answers: answers() });
    expect([exit, err]).toEqual([0, expect.stringContaining('ignored columns: phone, home/work\n')]);

    const { out } = await hub(['contacts', 'import', '-', '--json'], { env: KEY, stdin: 'x', answers: answers() });
    expect(JSON.parse(out)).toMatchObject({
      data: { attributes: { status: 'completed' } },
      meta: { ignored: ['/rows/0/phone', '/rows/0/home~1work'] },
    });
  });

  test('says nothing about columns if none was ignored', async () => {
    const answers = [job('queued', 0), job('completed', 4)];
    const { err } = await hub(['contacts', 'import', '-'], { env: KEY, stdin: 'x', answers });
    expect(err).not.toContain('ignored');
  });
});
