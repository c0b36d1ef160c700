import type { Actor } from '../../shared/db/item.ts';
import type { TeamId } from '../../shared/db/key.ts';
import type { Table } from '../../shared/db/table.ts';
import { hubs } from '../../shared/hubs/hubs.ts';
import type { RowError } from '../../shared/members/import-item.ts';
import { type Desk, importRow } from '../../shared/members/import-row.ts';
import type { NumberedRow } from '../../shared/members/import-rows.ts';
import type { ChunkResult } from '../../shared/members/imports.ts';
import { tags } from '../../shared/members/tags.ts';

/** How many contacts are worked on at once. */
const LANES = 10;

/** Asks once for each key. */
const remembering = <T>(ask: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const asked = new Map<string, Promise<T>>();
  return (key) => {
    const answer = asked.get(key) ?? ask(key);
    asked.set(key, answer);
    return answer;
  };
};

const deskOf = (db: Table, team: TeamId, actor: Actor, now: Date): Desk => ({
  db,
  team,
  actor,
  now,
  tagId: remembering((name) => tags(db, team).idFor(name, actor, now)),
  hubStands: remembering(async (id) => (await hubs(db, team).get(id)) !== undefined),
});

/** Imports some rows: those of one address in their order, those of different ones side by side. */
export const importChunk = async (
  db: Table,
  team: TeamId,
  rows: readonly NumberedRow[],
  actor: Actor,
  now: Date,
): Promise<ChunkResult> => {
  const desk = deskOf(db, team, actor, now);
  const errors: RowError[] = [];
  const people = [...Map.groupBy(rows, ({ email }) => email).values()];
  const lane = async (): Promise<void> => {
    for (let person = people.shift(); person; person = people.shift())
      for (const row of person) {
        const problem = await importRow(row, desk);
        if (problem) errors.push({ row: row.row, ...problem });
      }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { done: rows.length - errors.length, errors };
};
