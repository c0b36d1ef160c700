import { expect, test } from 'vitest';
import { mailJob } from '../../../../shared/delivery/email/mail-job.ts';
import { readJob } from '../../../../shared/platform/queue/read-job.ts';

const JOB = { kind: 'magic_link', email: 'ada@example.com', slug: 'hub', return_url: null };

test('a job of an unknown kind or with missing fields is rejected', () => {
  const { slug, ...without } = JOB;
  expect(readJob(mailJob, JSON.stringify(JOB))).toEqual(JOB);
  expect(readJob(mailJob, JSON.stringify({ ...JOB, slug, return_url: 'https://a.example' }))).toMatchObject({ slug });
  for (const body of [
    { ...JOB, kind: 'constructor' },
    { ...JOB, kind: 5 },
    without,
    { ...JOB, email: null },
    [],
    null,
    5,
  ])
    expect(() => readJob(mailJob, JSON.stringify(body))).toThrow();
  expect(() => readJob(mailJob, '{')).toThrow();
});
