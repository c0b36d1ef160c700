import { expect, test } from 'vitest';
import { METRICS } from '../../../shared/api/metrics.ts';
import { sourcesIn } from '../../infra/support/sources.ts';

const texts = sourcesIn('shared', 'functions')
  .filter(({ file }) => !file.endsWith('/metrics.ts'))
  .map(({ text }) => text);

const namesIn = (form: RegExp): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(form)].flatMap(([, ...names]) => names.filter(Boolean))));

test('every metric is written by a source', () => {
  const written = namesIn(/count\('(\w+)'|\b([A-Z]\w+): (?!')|\[ms, (\w+)\]/g);
  expect(Object.keys(METRICS).filter((name) => !written.has(name))).toEqual([]);
});

test('every count is a declared metric', () => {
  const counted = [...namesIn(/\bcount\('([A-Z]\w*)'/g)];
  expect(counted.length).toBeGreaterThan(7);
  expect(counted.filter((name) => !Object.hasOwn(METRICS, name))).toEqual([]);
});

test('the metrics that CloudWatch keeps all the time are few, because each costs $0.30 a month', () => {
  const sets = Object.values(METRICS).flatMap(({ dimensions }) => dimensions.map((set) => set.join()));
  const values: Readonly<Record<string, number>> = {
    '': 1,
    class: 4,
    queue: 13,
    'FunctionName,ExecutedVersion': 0,
  };
  expect([...new Set(sets)].toSorted()).toEqual(Object.keys(values).toSorted());
  expect(sets.reduce((sum, set) => sum + (values[set] ?? 0), 0)).toBeLessThanOrEqual(51);
});
