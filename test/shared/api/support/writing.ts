import { expect } from 'vitest';
import * as z from 'zod';
import { user } from '../../../../shared/api/callers.ts';
import { routeWith } from '../../../../shared/api/route.ts';
import { absent, equals, free } from '../../../../shared/platform/db/expression.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';
import { envelope } from '../../../../shared/platform/http/body.ts';
import { refuse } from '../../../../shared/platform/http/errors.ts';
import { answer, one, resource } from '../../../../shared/platform/http/response.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';

/** What the handlers ask of the world outside. */
export interface Outside {
  readonly asked: string[];
  readonly provider: { ask(about: string): Promise<void> };
}

export const PARTITION = 'TEAM#once';
const at = (id: string) => ({ pk: PARTITION, sk: `THING#${id}` });
const thing = (id: string) => ({ ...at(id), entity: 'thing' });
export const COUNT = { pk: PARTITION, sk: 'COUNT' };
const counted = { update: COUNT, change: { add: { n: 1 } } } as const;

/** How often the handler ran that breaks after it has written. */
export const BREAKS = { pk: PARTITION, sk: 'BREAKS' };

/** What the handlers were told of the numbers that they wrote. */
export const numbers: unknown[] = [];

/** The ways in which handlers write. */
export const WAYS: Record<string, (db: Table, id: string, outside: Outside) => Promise<unknown>> = {
  'one put': (db, id) => db.put(thing(id), free),
  'a transaction': (db, id) => db.transact([{ put: thing(id), condition: free }, counted]),
  'a put that is read again': async (db, id) => {
    await db.put(thing(id), free);
    expect(await db.get(at(id))).toMatchObject({ entity: 'thing' });
    expect((await db.query({ partition: PARTITION, prefix: `THING#${id}`, limit: 1 })).items).toHaveLength(1);
  },
  'a number, then a put that is refused, then another': async (db, id) => {
    await db.update({ pk: PARTITION, sk: 'POSITION' }, { add: { n: 1 } });
    expect(await db.put(thing(id), equals('entity', 'never'))).toMatchObject({ ok: false });
    expect(await db.put(thing(id), free)).toMatchObject({ ok: true });
  },
  'its number': async (db, id) => {
    const made = await db.update<{ n: number }>({ pk: PARTITION, sk: 'NUMBER' }, { add: { n: 1 } });
    numbers.push(made.ok && made.value.n);
    await db.put(thing(id), free);
  },
  'two puts side by side': (db, id) => Promise.all([db.put(thing(id), free), db.put(thing(`${id}-2`), free)]),
  'an update': async (db, id) => {
    const made = await db.update(at(id), { set: { entity: 'thing' }, add: { n: 1 } }, absent());
    expect(made).toMatchObject({ ok: true, value: { entity: 'thing', n: 1 } });
  },
  'a transaction as large as they come': (db, id) =>
    db.transact([
      { put: thing(id), condition: free },
      ...Array.from({ length: 99 }, (_, nth) => ({
        update: { pk: PARTITION, sk: `OTHER#${nth}` },
        change: counted.change,
      })),
    ]),
  'a put, then a burial': async (db, id) => {
    await db.put(thing(id), free);
    await db.softDelete(at('nobody'), { entity: 'thing', actor: { type: 'system', id: 'x' }, now: new Date() });
  },
  'a put that somebody outside hears of': async (db, id, { provider }) => {
    await db.put(thing(id), free);
    await provider.ask(id);
  },
  'a put, then a read that may fail': async (db, id) => {
    await db.put(thing(id), free);
    await db.get(at(id)).catch(() => undefined);
  },
};

const Thing = resource('things', z.object({ way: z.string() }));
/** A thing made in one of these ways; `taken` is refused, and `breaks` fails after it has written. */
export const make = routeWith<Outside>()({
  method: 'POST',
  path: '/things',
  summary: 'Make a thing',
  caller: user(),
  body: envelope('things', z.object({ way: z.string() })),
  status: 201,
  response: one(Thing),
  errors: ['name_taken'],
  async handler({ body }, { db, ports }) {
    const id = newId();
    if (body.way === 'taken') {
      const made = await db.put({ ...at('taken'), entity: 'taken' }, equals('entity', 'never'));
      return made.ok ? answer({ id, way: body.way }) : refuse('name_taken', { field: 'way' });
    }
    if (body.way === 'breaks') {
      await db.update(BREAKS, { add: { n: 1 } });
      throw new Error('broken');
    }
    await WAYS[body.way]?.(db, id, ports);
    return answer({ id, way: body.way });
  },
});
