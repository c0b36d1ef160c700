import { type AdmittedContent, admitContent } from '../../engagement/content/admit-content.ts';
import { contentCountersKey, contentCountersStep, isNotClosed } from '../../engagement/content/content-counters.ts';
import type { HubItem } from '../../hubs/hubs/hub-item.ts';
import { isModerator, mayWrite, type Reader } from '../../hubs/readers/readers.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { type AdmittedDiscussion, admitDiscussion } from '../discussions/admit-discussion.ts';
import { acceptsComments, countersKey, countersStep } from '../discussions/counters.ts';
import type { TargetType } from './comment-item.ts';

/** A commented resource that the caller may see. */
export interface CommentTarget {
  readonly type: TargetType;
  readonly id: string;
  readonly team_id: TeamId;
  readonly hub_id: string;
  readonly space_id: string | null;
  readonly space_name: string | null;
  readonly title: string | null;
  readonly hub: HubItem;
  /** The caller, admitted to the hub. */
  readonly reader: Reader;
  /** Whether the caller may write here. */
  readonly writable: boolean;
  /** Whether the caller may moderate the comments. */
  readonly mayModerate: boolean;
  readonly locked: boolean;
  /** The step that changes the comment count. Adding a comment fails once the target accepts none. */
  countStep(by: number, at?: string): Step;
}

type Admitted = CommentTarget | 'not_found' | 'barred';

interface TargetPort {
  admit(db: Table, caller: Reader, team: TeamId, id: string, now: Date): Promise<Admitted>;
}

const ofDiscussion = ({ discussion, hub, space, reader, view }: AdmittedDiscussion): Admitted => {
  const { id, team_id, hub_id, space_id, title, status, is_locked } = discussion;
  const key = countersKey(team_id, id);
  if (!key) return 'not_found';
  return {
    type: 'discussion',
    id,
    team_id,
    hub_id,
    space_id,
    space_name: space.name,
    title,
    hub,
    reader,
    writable: mayWrite(view) && status === 'published',
    mayModerate: isModerator(reader),
    locked: is_locked,
    countStep: (by, at) =>
      at
        ? countersStep(key, { add: { comments: by }, set: { last_activity_at: at } }, acceptsComments)
        : countersStep(key, { add: { comments: by } }),
  };
};

const discussions: TargetPort = {
  async admit(...args) {
    const found = await admitDiscussion(...args);
    return typeof found === 'string' ? found : ofDiscussion(found);
  },
};

const ofContent = ({ node, hub, reader }: AdmittedContent): Admitted => {
  const { id, team_id, hub_id, title, status, is_commentable } = node;
  const key = contentCountersKey(team_id, id);
  if (!key) return 'not_found';
  return {
    type: 'content_node',
    id,
    team_id,
    hub_id,
    space_id: null,
    space_name: null,
    title,
    hub,
    reader,
    writable: status === 'published',
    mayModerate: isModerator(reader),
    locked: !is_commentable,
    countStep: (by, at) =>
      at
        ? contentCountersStep(key, { add: { comments: by }, set: { last_activity_at: at } }, isNotClosed)
        : contentCountersStep(key, { add: { comments: by } }),
  };
};

/** The comments on locked content are locked too. */
const contentNodes: TargetPort = {
  async admit(...args) {
    const found = await admitContent(...args, { unlocked: true });
    return typeof found === 'string' ? found : ofContent(found);
  },
};

export const TARGETS: Readonly<Record<TargetType, TargetPort>> = {
  discussion: discussions,
  content_node: contentNodes,
};
