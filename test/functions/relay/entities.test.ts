import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVENTS } from '../../../functions/relay/entities.ts';
import { ENTITIES_WITHOUT_EVENTS } from '../../../functions/relay/entities-without-events.ts';
import { workers } from '../../../functions/workers.ts';

const sources = ['shared', 'functions'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);
const written = new Set(
  sources.flatMap((text) => [...text.matchAll(/\bentity: '([a-z_]+)'/g)].map(([, entity = '']) => entity)),
);

test('every kind of row declares its events or is listed as without events', () => {
  expect(written.size).toBeGreaterThan(20);
  const known = new Set([...Object.keys(EVENTS), ...ENTITIES_WITHOUT_EVENTS]);
  expect([...written].filter((entity) => !known.has(entity))).toEqual([]);
});

test('no kind of row is declared twice, or without being written', () => {
  expect([...Object.keys(EVENTS), ...ENTITIES_WITHOUT_EVENTS].filter((entity) => !written.has(entity))).toEqual([]);
  expect(ENTITIES_WITHOUT_EVENTS.filter((entity) => entity in EVENTS)).toEqual([]);
});

test('the stream invokes the relay only for rows with events', () => {
  const { on } = workers.find(({ name }) => name === 'relay') ?? {};
  expect(on).toEqual({ stream: true, entities: Object.keys(EVENTS) });
});
