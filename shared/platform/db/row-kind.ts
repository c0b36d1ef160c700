import type { RowPolicy } from './personal-data.ts';

declare const KIND: unique symbol;

/** The stored name of a kind of row. Only `entity` makes one; some names are old words (see test/words/README.md). */
export type Entity<Name extends string = string> = Name & { readonly [KIND]: true };

export function entity<const Name extends string>(name: Name): Entity<Name>;
export function entity(name: string): string {
  return name;
}

/** Two keys as forms: `{…}` is a value, ` or ` separates the alternatives. */
type KeyForms = readonly [partition: string, sort: string];

/** Keys that begin with the team: its erasure finds the row by them. */
type InTeam = { readonly key: readonly [partition: `TEAM#{team}${string}`, sort: string]; readonly team?: never };

/**
 * How the erasure of a team finds other rows: `partition`, some of their keys begin with the team; `team_id`, they name
 * the team although their keys do not; otherwise they are not erased, and why.
 */
interface Elsewhere {
  readonly key: KeyForms;
  readonly team: 'partition' | 'team_id' | { readonly remains: string };
}

/** Whether search finds the text of a row, and as what. */
type SearchedText = 'none' | 'not searched' | 'found with its media' | { readonly foundAs: string };

/** What the service knows of a kind of row. Everything that must decide about every kind reads it. */
interface Decided {
  /** Its place in the index. Absent: rows of the kind are never in it. */
  readonly index?: KeyForms;
  /** Its domain events. The stream does not invoke the relay for rows with `none`. */
  readonly events: { readonly types: readonly string[] } | 'none';
  /** Whose personal data it contains, and what export and erasure do with it. */
  readonly person: RowPolicy;
  readonly text: SearchedText;
  /** Whether a row can give a contact something of value, which only the owner of a proved address receives. */
  readonly gives: boolean;
  readonly note?: string;
}

/** A kind of row. Its declaration is a literal, so that bundles without a reader of all kinds leave it out. */
export type RowKind = Decided & (InTeam | Elsewhere) & { readonly entity: Entity };
