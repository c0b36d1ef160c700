import { expect } from 'vitest';
import * as z from 'zod';
import { user } from '../../../../shared/api/callers.ts';
import { routeWith } from '../../../../shared/api/route.ts';
import { absent, equals, free } from '../../../../shared/platform/db/expression.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';
import { envelope } from '../../../../shared/platform/http/body.ts';
import { refuse } from '../../../../shared/platform/http/errors.ts';
import { answer, one, resource } from '../../../../shared/platform/http/response.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';

/** The external ports of the handlers. */
export interface ExternalPorts {
  readonly calls: string[];
  readonly provider: { call(about: string): Promise<void> };
}

export const PARTITION = 'TEAM#once';
const at = (id: string) => ({ pk: PARTITION, sk: `THING#${id}` });
const thing = (id: string) => ({ ...at(id), entity: entity('thing') });
export const COUNT = { pk: PARTITION, sk: 'COUNT' };
const counted = { update: COUNT, change: { add: { n: 1 } } } as const;

/** Counts the runs of the handler that throws after a write. */
export const RUNS_THAT_THROW = { pk: PARTITION, sk: 'RUNS_THAT_THROW' };

/** The counter values that the updates returned. */
export const numbers: unknown[] = [];

/** Handlers with different patterns of writes. */
export const WRITE_PATTERNS: Record<string, (db: Table, id: string, ports: ExternalPorts) => Promise<unknown>> = {
  'one put': (db, id) => db.put(thing(id), free),
  'a transaction': (db, id) => db.transact([{ put: thing(id), condition: free }, counted]),
  'a put, then reads of the row': async (db, id) => {
    await db.put(thing(id), free);
    expect(await db.get(at(id))).toMatchObject({ entity: entity('thing') });
    expect((await db.query({ partition: PARTITION, prefix: `THING#${id}`, limit: 1 })).items).toHaveLength(1);
  },
  'a counter, then a put that fails, then another': async (db, id) => {
    await db.update({ pk: PARTITION, sk: 'POSITION' }, { add: { n: 1 } });
    expect(await db.put(thing(id), equals('entity', 'never'))).toMatchObject({ ok: false });
    expect(await db.put(thing(id), free)).toMatchObject({ ok: true });
  },
  'a counter': async (db, id) => {
    const made = await db.update<{ n: number }>({ pk: PARTITION, sk: 'NUMBER' }, { add: { n: 1 } });
    numbers.push(made.ok && made.value.n);
    await db.put(thing(id), free);
  },
  'two concurrent puts': (db, id) => Promise.all([db.put(thing(id), free), db.put(thing(`${id}-2`), free)]),
  'an update': async (db, id) => {
    const made = await db.update(at(id), { set: { entity: entity('thing') }, add: { n: 1 } }, absent());
    expect(made).toMatchObject({ ok: true, value: { entity: entity('thing'), n: 1 } });
  },
  'a transaction of the maximum size': (db, id) =>
    db.transact([
      { put: thing(id), condition: free },
      ...Array.from({ length: 99 }, (_, nth) => ({
        update: { pk: PARTITION, sk: `OTHER#${nth}` },
        change: counted.change,
      })),
    ]),
  'a put, then a soft delete': async (db, id) => {
    await db.put(thing(id), free);
    await db.softDelete(at('nobody'), { entity: entity('thing'), actor: { type: 'system', id: 'x' }, now: new Date() });
  },
  'a put, then an external call': async (db, id, { provider }) => {
    await db.put(thing(id), free);
    await provider.call(id);
  },
  'a put, then a read that may fail': async (db, id) => {
    await db.put(thing(id), free);
    await db.get(at(id)).catch(() => undefined);
  },
};

const Thing = resource('things', z.object({ pattern: z.string() }));
/** Creates a thing with one of the patterns. `refused` returns a refusal, and `throws` throws after a write. */
export const make = routeWith<ExternalPorts, string>()({
  method: 'POST',
  path: '/things',
  summary: 'Make a thing',
  caller: user(),
  body: envelope('things', z.object({ pattern: z.string() })),
  status: 201,
  response: one(Thing),
  errors: ['name_taken'],
  async handler({ body }, { db, ports }) {
    const id = newId();
    if (body.pattern === 'refused') {
      const made = await db.put({ ...at('refused'), entity: entity('refused') }, equals('entity', 'never'));
      return made.ok ? answer({ id, pattern: body.pattern }) : refuse('name_taken', { field: 'pattern' });
    }
    if (body.pattern === 'throws') {
      await db.update(RUNS_THAT_THROW, { add: { n: 1 } });
      throw new Error('broken');
    }
    await WRITE_PATTERNS[body.pattern]?.(db, id, ports);
    return answer({ id, pattern: body.pattern });
  },
});
