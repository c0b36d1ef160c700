import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../../functions/relay/entities.ts';
import { NAMES } from '../../tables/side-effects.ts';

const page = readFileSync(join(import.meta.dirname, '../../../functions/README.md'), 'utf8');

const rowsUnder = (head: string): readonly string[] =>
  page
    .split(`| ${head} |\n`)[1]
    ?.split(/\n\n|\n$/)[0]
    ?.split('\n')
    .slice(1) ?? [];

describe('functions/README.md', () => {
  test('describes every side effect', () => {
    const named = rowsUnder('Side effect | Done by').map((row) => row.split('|')[1]?.trim());
    expect(named.toSorted()).toEqual([...new Set(Object.values(NAMES))].toSorted());
  });

  test('lists the rows that batch handlers read, among them every row that is relayed without events', async () => {
    const named = rowsUnder('Row | Task').flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, entity = '']) => entity),
    );
    const relayFolder = join(import.meta.dirname, '../../../functions/relay');
    const handlers = readFileSync(join(relayFolder, 'batch-handlers.ts'), 'utf8').matchAll(/'\.\/(.+)'/g);
    const sources = [...handlers].map(([, file = '']) => readFileSync(join(relayFolder, file), 'utf8')).join('\n');
    const read = new Set<string>();
    for (const [, names = '', file = ''] of sources.matchAll(/import \{([^}]+)\} from '(\.[^']+)'/g)) {
      const exported = await import(join(relayFolder, file));
      for (const [name] of names.matchAll(/\b\w+Entity\b/g)) read.add(exported[name]);
    }
    expect(named.toSorted()).toEqual([...read].toSorted());
    expect(named).toEqual(expect.arrayContaining(Object.keys(EVENTS).filter((name) => !EVENTS[name]?.types.length)));
  });
});
