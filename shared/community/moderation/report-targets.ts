import { hubDenialReason, readHubDenialReason } from '../../access/rules/hub-denial-reason.ts';
import { type ConversationItem, conversationKey } from '../../engagement/messages/conversation-item.ts';
import { type MessageItem, messageKey } from '../../engagement/messages/message-item.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import type { ContactReader } from '../../hubs/readers/readers.ts';
import { absent } from '../../platform/db/expression.ts';
import { type HubKey, hubOf, type Key, type TeamId } from '../../platform/db/key.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { placeOf } from '../../platform/ids/place-id.ts';
import { admitComment } from '../comments/admit-comment.ts';
import {
  commentCountersEntity,
  commentCountersKey,
  commentViewerEntity,
  commentViewerKey,
} from '../comments/comment-item.ts';
import { admitDiscussion } from '../discussions/admit-discussion.ts';
import { countersKey, discussionCountersEntity } from '../discussions/counters.ts';
import { discussionViewerEntity, viewerKey } from '../discussions/viewer-item.ts';
import type { ReportTargetType } from './report-item.ts';

interface Reporting {
  readonly reporter: ContactReader;
  readonly team: TeamId;
  readonly target_id: string;
  /** Only for members: the hub in which they are reported. */
  readonly hub_id: string | undefined;
  readonly now: Date;
}

/** The hub of a target that the reporter may see, and the steps that count the report. */
export interface ReportTarget {
  readonly hub: HubKey;
  readonly countSteps: readonly Step[];
}

type Found = ReportTarget | 'not_found' | 'account_suspended' | 'self_only';

const refusalOf = (why: 'not_found' | 'barred') => (why === 'not_found' ? 'not_found' : 'account_suspended');

/** The entities of a target's counter row, and of the row with what one contact did there: reactions, votes, reports. */
const COUNTED_IN = {
  discussion: { counters: discussionCountersEntity, viewer: discussionViewerEntity },
  comment: { counters: commentCountersEntity, viewer: commentViewerEntity },
} as const;

/** The steps that count the report and mark it in the viewer row. */
const countStepsOf = (
  counters: Key | undefined,
  viewer: Key | undefined,
  of: keyof typeof COUNTED_IN,
): readonly Step[] => {
  if (!counters || !viewer) return [];
  const entities = COUNTED_IN[of];
  return [
    { update: counters, change: { add: { reports: 1 }, initial: { entity: entities.counters } } },
    {
      update: viewer,
      change: { set: { reported: true }, initial: { entity: entities.viewer } },
      condition: absent('reported'),
    },
  ];
};

type Finder = (db: Table, reporting: Reporting) => Promise<Found>;

const discussion: Finder = async (db, { reporter, team, target_id: id, now }) => {
  const found = await admitDiscussion(db, reporter, team, id, now);
  if (typeof found === 'string') return refusalOf(found);
  const countSteps = countStepsOf(countersKey(team, id), viewerKey(team, id, reporter.id), 'discussion');
  return { hub: { team, hub: found.hub.id }, countSteps };
};

const comment: Finder = async (db, { reporter, team, target_id: id, now }) => {
  const found = await admitComment(db, reporter, team, id, now);
  if (typeof found === 'string') return refusalOf(found);
  const countSteps = countStepsOf(commentCountersKey(team, id), commentViewerKey(team, id, reporter.id), 'comment');
  return { hub: { team, hub: found.comment.hub_id }, countSteps };
};

/** Only participants of its conversation can report a message. */
const message: Finder = async (db, { reporter, team, target_id: id, now }) => {
  const place = placeOf(id);
  if (place === undefined) return 'not_found';
  const keys = [conversationKey(team, place), messageKey(team, place, id)];
  const [conversation, found] = await rowsAt<[ConversationItem, MessageItem]>(db, keys);
  if (!conversation?.contact_ids.includes(reporter.id) || !found || found.deleted_at !== null) return 'not_found';
  const hub = hubOf(conversation);
  const why = await readHubDenialReason(db, hub, reporter.id, now);
  return why ?? { hub, countSteps: [] };
};

/** Former members can be reported too. */
const member: Finder = async (db, { reporter, team, target_id: id, hub_id = '', now }) => {
  const hub = { team, hub: hub_id };
  const keys = [hubItemKey(hub), memberKey(hub, reporter.id), memberKey(hub, id)];
  const [row, own, other] = await rowsAt<[HubItem, MemberItem, MemberItem]>(db, keys);
  const why = await hubDenialReason(db, row, own, now);
  if (why) return why;
  if (!other) return 'not_found';
  return reporter.id === id ? 'self_only' : { hub, countSteps: [] };
};

export const REPORTABLE: Readonly<Record<ReportTargetType, Finder>> = { discussion, comment, message, member };
