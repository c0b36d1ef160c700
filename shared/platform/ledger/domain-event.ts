import type { Actor, Item } from '../db/item.ts';

/** Something that happened to one thing of a team, told once and kept in the ledger. */
export interface DomainEvent {
  /** `<thing>.<what happened>`, for instance `hub.updated`. */
  readonly type: string;
  /** Null for what belongs to the service as a whole. */
  readonly team_id: string | null;
  readonly hub_id: string | null;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly actor: Actor | null;
  /** When it happened, which may be before the write that tells of it. */
  readonly at: string;
  /** The names, never the values, of the attributes that changed. */
  readonly changed: readonly string[];
  /** The contact whom it happened to, where neither the resource nor the actor says. */
  readonly contact_id?: string;
  /** The tag that it is about, where it is about one and a contact. */
  readonly tag_id?: string;
}

/** A pure function from the two images of a changed row to what happened; no image means there was, or is, no row. */
type EventsOf = (before: Item | undefined, after: Item | undefined) => readonly DomainEvent[];

/** The same, with the types of all events that it may tell. */
export interface DeclaredEvents extends EventsOf {
  readonly types: readonly string[];
}

/** Types are those of others where these events are made of theirs. */
export const declared = (of: readonly string[] | DeclaredEvents, events: EventsOf): DeclaredEvents =>
  Object.assign((before: Item | undefined, after: Item | undefined) => events(before, after), {
    types: typeof of === 'function' ? of.types : of,
  });
