import type { Actor, Item } from '../db/item.ts';

/** A domain event: one thing that happened to one entity, recorded once in the ledger. */
export interface DomainEvent {
  /** `<entity>.<verb>`, for example `hub.updated`. */
  readonly type: string;
  /** Null for events of the service itself. */
  readonly team_id: string | null;
  readonly hub_id: string | null;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly actor: Actor | null;
  /** When the fact occurred, which can be before the write. */
  readonly at: string;
  /** The names, never the values, of the attributes that changed. */
  readonly changed: readonly string[];
  /** The affected contact, if it is neither the resource nor the actor. */
  readonly contact_id?: string;
  /** The tag, if the event is about a tag and a contact. */
  readonly tag_id?: string;
}

/** A pure function from two images of a row to events. No image means that the row does not exist. */
type EventsOf = (before: Item | undefined, after: Item | undefined) => readonly DomainEvent[];

/** As `EventsOf`, with the types of all events that it can return. */
export interface DeclaredEvents extends EventsOf {
  readonly types: readonly string[];
}

/** Declares the event types of a function; `of` can be another declaration to take the types from. */
export const declared = (of: readonly string[] | DeclaredEvents, events: EventsOf): DeclaredEvents =>
  Object.assign((before: Item | undefined, after: Item | undefined) => events(before, after), {
    types: typeof of === 'function' ? of.types : of,
  });

/** A change of the row only fills queues; the ledger records nothing. */
export const queuedOnly: DeclaredEvents = /* @__PURE__ */ declared([], () => []);
