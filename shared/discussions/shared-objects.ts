import type { Gathered } from '../db/gather.ts';
import type { HubKey, Key } from '../db/key.ts';

/** A thing of another module that a discussion shows, as its viewer may see it. Only a visible one has more than this. */
export interface SharedView {
  readonly state: 'visible' | 'restricted' | 'deleted' | 'unavailable';
  readonly [field: string]: unknown;
}

/** Which thing, and who shares it. */
export interface SharedReference {
  readonly hub: HubKey;
  readonly id: string;
  readonly author: string;
}

/** How a module shows its things in discussions: the rows it wants, and what it makes of them. */
export interface SharedObject {
  keys(reference: SharedReference): readonly Key[];
  view(reference: SharedReference, rows: Gathered, now: Date): SharedView;
}

const nobodys: SharedObject = { keys: () => [], view: () => ({ state: 'unavailable' }) };

/** Who shows what; a kind that no module has taken over is unavailable. */
export const SHARED_OBJECTS: Readonly<Record<'achievement' | 'event', SharedObject>> = {
  achievement: nobodys,
  event: nobodys,
};
