import { expect, test } from 'vitest';
import { profileOf } from './profile.ts';

const took = (name: string, seconds: number, tests: number) => ({
  name: `/clone/test/${name}`,
  startTime: 5_000,
  endTime: 5_000 + seconds * 1_000,
  assertionResults: Array.from({ length: tests }),
});

test('the profile of two reports lists the slowest file first, with its share and the share so far', () => {
  const reports = [{ testResults: [took('a.test.ts', 1, 2), took('b.test.ts', 6, 1)] }];
  const lines = profileOf([...reports, { testResults: [took('c.test.ts', 3, 10)] }], '/clone');
  expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['10 seconds in 3 files'],
    ['6.0 s', '60.0 %', '60.0 %', '1', 'test/b.test.ts'],
    ['3.0 s', '30.0 %', '90.0 %', '10', 'test/c.test.ts'],
    ['1.0 s', '10.0 %', '100.0 %', '2', 'test/a.test.ts'],
  ]);
});
