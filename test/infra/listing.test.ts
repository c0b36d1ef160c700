import { expect, test } from 'vitest';
import { sourcesIn } from './support/sources.ts';

const STORED_NAME = /\bgsi\d/;
/** The module with the names of the index, and the tests that compare the table and its page with them. */
const TABLES_OWN = [/\/db\/listing\.ts$/, /^test\/infra\/stores\/table\.test\.ts$/, /\/cost\/budgets\.test\.ts$/];

test('only the table’s own files contain the stored names of its index', () => {
  const naming = sourcesIn('bin', 'infra', 'functions', 'shared', 'test')
    .filter(({ text }) => STORED_NAME.test(text))
    .map(({ file }) => file);
  expect(naming.filter((file) => TABLES_OWN.every((own) => !own.test(file)))).toEqual([]);
  expect(naming).toHaveLength(TABLES_OWN.length);
});
