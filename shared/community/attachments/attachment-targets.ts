import { openTargetIds } from '../../access/rules/gate.ts';
import { readHubDenialReason } from '../../access/rules/hub-denial-reason.ts';
import { type ContentNodeItem, contentNodeKey } from '../../engagement/content/content-node-item.ts';
import { type PlaylistItem, playlistKey } from '../../engagement/content/playlist-item.ts';
import { seesDrafts, visibleContent } from '../../engagement/content/visible-content.ts';
import { type ConversationItem, conversationKey } from '../../engagement/messages/conversation-item.ts';
import { type MessageItem, messageKey } from '../../engagement/messages/message-item.ts';
import { hubExists } from '../../hubs/hubs/hub-exists.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { membershipForVisibility } from '../../hubs/people/members/standing.ts';
import { hasPermission, isByReader, mayWrite, type Reader } from '../../hubs/readers/readers.ts';
import type { AttachmentTarget } from '../../media/attachments/attachment-item.ts';
import { equals, live } from '../../platform/db/expression.ts';
import { type HubKey, hubOf, type TeamId } from '../../platform/db/key.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { placeOf } from '../../platform/ids/place-id.ts';
import { admitComment } from '../comments/admit-comment.ts';
import { commentCountersEntity, commentCountersKey } from '../comments/comment-item.ts';
import { admitDiscussion } from '../discussions/admit-discussion.ts';
import { countersKey, countersStep } from '../discussions/counters.ts';

/** A resource with attachments that the caller may see. */
interface AdmittedTarget {
  /** Undefined for targets outside of the service, which belong to the hub of their media. */
  readonly hub: HubKey | undefined;
  /** Whether the caller may add and remove attachments. */
  readonly writable: boolean;
  readonly title?: string | null;
  /** The step that marks the target as having attachments, if it is not marked yet. */
  readonly markStep?: Step;
}

interface TargetLookup {
  readonly db: Table;
  readonly caller: Reader;
  readonly team: TeamId;
  readonly id: string;
  readonly now: Date;
}

type FoundTarget = AdmittedTarget | 'not_found' | 'barred';

type Finder = (lookup: TargetLookup) => Promise<FoundTarget>;

const manages = (caller: Reader): boolean => hasPermission(caller, 'content.manage');

const discussion: Finder = async ({ db, caller, team, id, now }) => {
  const found = await admitDiscussion(db, caller, team, id, now);
  if (typeof found === 'string') return found;
  const key = countersKey(team, id);
  return {
    hub: { team, hub: found.hub.id },
    title: found.discussion.title,
    writable: manages(caller) || (isByReader(caller, found.discussion.author) && mayWrite(found.view)),
    ...(key && !found.counters?.attached && { markStep: countersStep(key, { set: { attached: true } }) }),
  };
};

const comment: Finder = async ({ db, caller, team, id, now }) => {
  const found = await admitComment(db, caller, team, id, now);
  if (typeof found === 'string') return found;
  const key = commentCountersKey(team, id);
  const change = { set: { attached: true }, initial: { entity: commentCountersEntity } };
  return {
    hub: { team, hub: found.comment.hub_id },
    writable: manages(caller) || (isByReader(caller, found.comment.author) && found.target.writable),
    ...(key && !found.counters?.attached && { markStep: { update: key, change } }),
  };
};

/** Only participants of its conversation see a message, creators never. */
const message: Finder = async ({ db, caller, team, id, now }) => {
  const place = placeOf(id);
  if (caller.kind !== 'contact' || place === undefined) return 'not_found';
  const keys = [conversationKey(team, place), messageKey(team, place, id)];
  const [conversation, found] = await rowsAt<[ConversationItem, MessageItem]>(db, keys);
  if (!conversation?.contact_ids.includes(caller.id) || !found || found.deleted_at !== null) return 'not_found';
  const hub = hubOf(conversation);
  const why = await readHubDenialReason(db, hub, caller.id, now);
  if (why) return why === 'account_suspended' ? 'barred' : 'not_found';
  const change = { set: { attached: true, updated_at: now.toISOString() } };
  return {
    hub,
    writable: found.author_contact_id === caller.id && conversation.blocked_by.length === 0,
    ...(!found.attached && {
      markStep: { update: messageKey(team, place, id), change, condition: equals('deleted_at', null) },
    }),
  };
};

/** The caller as a hub admits them, or would if they were not barred. */
interface HubAdmission {
  readonly reader: Reader;
  /** The target; `barred` for a barred caller who could see it. */
  readonly found: (target: AdmittedTarget) => FoundTarget;
}

/** Creators were admitted with their team. */
const admitToHub = async ({ db, caller, now }: TargetLookup, hub: HubKey): Promise<HubAdmission | undefined> => {
  if (caller.kind !== 'contact')
    return (await hubExists(db, hub)) ? { reader: caller, found: (target) => target } : undefined;
  const [row, own] = await rowsAt<[HubItem, MemberItem]>(db, [hubItemKey(hub), memberKey(hub, caller.id)]);
  const { member, isBarred } = membershipForVisibility(own, now);
  if (!row || !member) return undefined;
  const reader = { ...caller, member };
  const open = await openTargetIds(db, reader, hub, [{ ...row, type: 'hub' }], now);
  return open.has(row.id) ? { reader, found: (target) => (isBarred ? 'barred' : target) } : undefined;
};

const branding: Finder = async (lookup) => {
  const { caller, team, id } = lookup;
  const hub = { team, hub: id };
  const admitted = await admitToHub(lookup, hub);
  if (!admitted || (admitted.reader.kind !== 'contact' && !manages(caller))) return 'not_found';
  const markStep = { update: hubItemKey(hub), change: { set: { branded: true } }, condition: live };
  return admitted.found({ hub, writable: manages(caller), markStep });
};

const contentNode: Finder = async (lookup) => {
  const { db, caller, team, id, now } = lookup;
  const key = contentNodeKey(team, id);
  const node = key && (await db.get<ContentNodeItem>(key));
  if (!node) return 'not_found';
  const hub = { team, hub: node.hub_id };
  const admitted = await admitToHub(lookup, hub);
  if (!admitted || (admitted.reader.kind !== 'contact' && !manages(caller))) return 'not_found';
  const [seen] = await visibleContent(db, admitted.reader, hub, [node], now);
  if (!seen || seen.is_locked) return 'not_found';
  return admitted.found({ hub, title: node.title, writable: manages(caller) });
};

const playlist: Finder = async (lookup) => {
  const { db, caller, team, id, now } = lookup;
  const key = playlistKey(team, id);
  const found = key && (await db.get<PlaylistItem>(key));
  if (!found) return 'not_found';
  const hub = { team, hub: found.hub_id };
  const admitted = await admitToHub(lookup, hub);
  if (!admitted) return 'not_found';
  const { reader } = admitted;
  if (!seesDrafts(reader)) {
    if (reader.kind !== 'contact' || found.status !== 'published') return 'not_found';
    const open = await openTargetIds(db, reader, hub, [{ ...found, type: 'playlist' }], now);
    if (!open.has(id)) return 'not_found';
  }
  return admitted.found({ hub, title: found.title, writable: manages(caller) });
};

/** Targets outside of the service, with ids chosen by creators. Only creators read and write them. */
const externalTarget: Finder = async ({ caller }) =>
  manages(caller) ? { hub: undefined, writable: true } : 'not_found';

export const ATTACHABLE: Readonly<Record<AttachmentTarget, Finder>> = {
  discussion,
  comment,
  message,
  hub_branding: branding,
  content_node: contentNode,
  playlist,
  page_section: externalTarget,
  email_message: externalTarget,
};
