import { noEmailsRow, preferences } from '../../shared/downstream/notifications/preferences.ts';
import { hubs } from '../../shared/hubs/hubs/hubs.ts';
import type { RowError } from '../../shared/hubs/imports/import-item.ts';
import { type ImportDeps, importRow } from '../../shared/hubs/imports/import-row.ts';
import type { NumberedRow } from '../../shared/hubs/imports/import-rows.ts';
import type { ChunkResult } from '../../shared/hubs/imports/imports.ts';
import {
  type ContactCredentialItem,
  contactCredentialKey,
  contactCredentials,
} from '../../shared/hubs/people/contacts/contact-credentials.ts';
import { profileFieldsOf } from '../../shared/hubs/people/contacts/profile.ts';
import { tags } from '../../shared/hubs/people/tags/tags.ts';
import { gather } from '../../shared/platform/db/gather.ts';
import type { Actor } from '../../shared/platform/db/item.ts';
import type { TeamId } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { lazy } from '../../shared/platform/runtime/lazy.ts';

/** The number of contacts that are imported at the same time. */
const CONCURRENCY = 10;

/** Calls `ask` once for each key. */
const memoize = <T>(load: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const results = new Map<string, Promise<T>>();
  return (key) => {
    const answer = results.get(key) ?? load(key);
    results.set(key, answer);
    return answer;
  };
};

/** Reads the credentials of a chunk in batches. The first lookup of an address uses the batch, later ones read again. */
const readCredentials = async (
  db: Table,
  team: TeamId,
  rows: readonly NumberedRow[],
): Promise<ImportDeps['credentialOf']> => {
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

const importDeps = (
  db: Table,
  team: TeamId,
  actor: Actor,
  now: Date,
  credentialOf: ImportDeps['credentialOf'],
): ImportDeps => ({
  db,
  team,
  actor,
  now,
  credentialOf,
  tagId: memoize((name) => tags(db, team).idFor(name, actor, now)),
  noEmailsStep: (contact) => ({ put: noEmailsRow(team, contact, actor, now) }),
  turnOffEmails: (contact) => preferences(db, team, contact).turnOffEmails(actor, now),
  profileFields: lazy(() => profileFieldsOf(db, team)),
  hubExists: memoize(async (id) => (await hubs(db, team).get(id)) !== undefined),
});

/** Imports rows: rows of one address in order, different addresses in parallel. */
export const importChunk = async (
  db: Table,
  team: TeamId,
  rows: readonly NumberedRow[],
  actor: Actor,
  now: Date,
): Promise<ChunkResult> => {
  const deps = importDeps(db, team, actor, now, await readCredentials(db, team, rows));
  const errors: RowError[] = [];
  const people = [...Map.groupBy(rows, ({ email }) => email).values()];
  const lane = async (): Promise<void> => {
    for (let person = people.shift(); person; person = people.shift())
      for (const row of person) {
        const problem = await importRow(row, deps);
        if (problem) errors.push({ row: row.row, ...problem });
      }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  return { done: rows.length - errors.length, errors };
};
