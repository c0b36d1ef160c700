import type { RemovedKind } from '../../hubs/people/content-removals/content-removal-item.ts';
import type { Removable } from './removable.ts';
import { comments } from './removable-comments.ts';
import { discussions } from './removable-discussions.ts';
import { messages } from './removable-messages.ts';
import { reactions } from './removable-reactions.ts';

/** How each kind of content is removed and restored. */
export const REMOVABLE: Readonly<Record<RemovedKind, Removable>> = { discussions, comments, messages, reactions };
