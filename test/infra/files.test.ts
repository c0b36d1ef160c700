import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { groups } from '../../functions/groups.ts';

const folder = join(import.meta.dirname, '..', '..', 'functions');
const isConnected = (name: string): boolean =>
  readFileSync(join(folder, name, 'index.ts'), 'utf8').includes('connectWithFiles');

test('a function is connected with files if and only if it may read them', () => {
  const granted = groups.filter(({ uses }) => uses.some((use) => /^(?:files|portraits)-/.test(use)));
  expect(granted.length).toBeGreaterThan(5);
  expect(groups.filter(({ name }) => isConnected(name)).map(({ name }) => name)).toEqual(
    granted.map(({ name }) => name),
  );
});
