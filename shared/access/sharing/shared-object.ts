import type { Reader } from '../../hubs/readers/readers.ts';
import type { PresentDeps } from '../../media/attachments/present-attachments.ts';
import type { Gathered } from '../../platform/db/gather.ts';
import type { Author } from '../../platform/db/item.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import type { Gated } from '../rules/target.ts';

/** Why a thing that a discussion shows is not to be seen. */
export const HIDDEN_STATES = ['restricted', 'deleted', 'unavailable'] as const;

/** A thing of another module that a discussion shows, as its viewer may see it. Only a visible one has its fields. */
export type SharedView<Fields extends object> =
  | (Fields & { readonly state: 'visible' })
  | { readonly state: (typeof HIDDEN_STATES)[number] };

/** Which thing, who shares it, and who looks. */
export interface SharedReference {
  readonly hub: HubKey;
  readonly id: string;
  readonly author: string;
  readonly author_type: Author['type'];
  readonly reader: Reader;
}

/** What a view may need beside its rows. */
interface Shown extends Pick<PresentDeps, 'files'> {
  /** The ids of those things that `gates` named and that no access rule keeps from the reader. */
  readonly open: ReadonlySet<string>;
}

/** How a module shows its things in discussions: the rows it wants, and what it makes of them. */
export interface SharedObject<Fields extends object> {
  keys(reference: SharedReference): readonly Key[];
  /** What access rules may keep the reader from. */
  gates?(reference: SharedReference, rows: Gathered): readonly Gated[];
  view(reference: SharedReference, rows: Gathered, now: Date, shown: Shown): SharedView<Fields>;
}
