import type { Reader } from '../../hubs/readers/readers.ts';
import type { PresentDeps } from '../../media/attachments/present-attachments.ts';
import type { Gathered } from '../../platform/db/gather.ts';
import type { Author } from '../../platform/db/item.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import type { Gated } from '../rules/target.ts';

/** Why a shared object is not visible. */
export const HIDDEN_STATES = ['restricted', 'deleted', 'unavailable'] as const;

/** A shared object in a discussion for its viewer. Only a visible one has its fields. */
export type SharedView<Fields extends object> =
  | (Fields & { readonly state: 'visible' })
  | { readonly state: (typeof HIDDEN_STATES)[number] };

/** A shared object with its author and its reader. */
export interface SharedReference {
  readonly hub: HubKey;
  readonly id: string;
  readonly author: string;
  readonly author_type: Author['type'];
  readonly reader: Reader;
}

/** The context of a view. */
interface Shown extends Pick<PresentDeps, 'files'> {
  /** The ids of the targets from `gates` that are open to the reader. */
  readonly open: ReadonlySet<string>;
}

/** How a module presents its entities in discussions: the rows to read and the view of them. */
export interface SharedObject<Fields extends object> {
  keys(reference: SharedReference): readonly Key[];
  /** The targets whose access rules apply. */
  gates?(reference: SharedReference, rows: Gathered): readonly Gated[];
  view(reference: SharedReference, rows: Gathered, now: Date, shown: Shown): SharedView<Fields>;
}
