import { expect, test } from 'vitest';
import { readJob } from '../../../functions/send-mail/job.ts';

const JOB = { kind: 'magic_link', email: 'ada@example.com', slug: 'hub', return_url: null };

test('a job of an unknown kind or with missing fields is rejected', () => {
  const { slug, ...without } = JOB;
  expect(readJob(JSON.stringify(JOB))).toEqual(JOB);
  expect(readJob(JSON.stringify({ ...JOB, slug, return_url: 'https://a.example' }))).toMatchObject({ slug });
  for (const body of [
    { ...JOB, kind: 'constructor' },
    { ...JOB, kind: 5 },
    without,
    { ...JOB, email: null },
    [],
    null,
    5,
  ])
    expect(() => readJob(JSON.stringify(body))).toThrow('no known email job');
  expect(() => readJob('{')).toThrow();
});
