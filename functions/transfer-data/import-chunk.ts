import { hubs } from '../../shared/hubs/hubs/hubs.ts';
import type { RowError } from '../../shared/hubs/imports/import-item.ts';
import { type Desk, importRow } from '../../shared/hubs/imports/import-row.ts';
import type { NumberedRow } from '../../shared/hubs/imports/import-rows.ts';
import type { ChunkResult } from '../../shared/hubs/imports/imports.ts';
import {
  type ContactCredentialItem,
  contactCredentialKey,
  contactCredentials,
} from '../../shared/hubs/people/contacts/contact-credentials.ts';
import { tags } from '../../shared/hubs/people/tags/tags.ts';
import { gather } from '../../shared/platform/db/gather.ts';
import type { Actor } from '../../shared/platform/db/item.ts';
import type { TeamId } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';

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

/** The credentials of a chunk's addresses, in as many requests as it takes hundreds; a second asking reads anew. */
const readTogether = async (db: Table, team: TeamId, rows: readonly NumberedRow[]): Promise<Desk['credentialOf']> => {
  const found = await gather(
    db,
    rows.map(({ email }) => contactCredentialKey(team, email)),
  );
  const fresh = new Set(rows.map(({ email }) => email));
  return async (email) =>
    fresh.delete(email)
      ? found<ContactCredentialItem>(contactCredentialKey(team, email))
      : contactCredentials(db, team).get(email);
};

const deskOf = (db: Table, team: TeamId, actor: Actor, now: Date, credentialOf: Desk['credentialOf']): Desk => ({
  db,
  team,
  actor,
  now,
  credentialOf,
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
  const desk = deskOf(db, team, actor, now, await readTogether(db, team, rows));
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
