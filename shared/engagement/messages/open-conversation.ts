import { hubDenialReason } from '../../access/rules/hub-denial-reason.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { isBlocked, type PairItem, pairKey, pairStep } from '../../hubs/people/members/pairs.ts';
import { type DenialReason, denialReason } from '../../hubs/people/members/standing.ts';
import { free } from '../../platform/db/expression.ts';
import type { Item } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids/id.ts';
import { type ConversationItem, conversationEntity, conversationKeyOf } from './conversation-item.ts';
import { inboxKey, inboxListing, inboxRow } from './inbox-item.ts';
import type { RequestStatus } from './request-status.ts';

/** `others` are the participants besides `me`, without duplicates. */
export interface Opening {
  readonly hub: HubKey;
  readonly me: string;
  readonly others: readonly string[];
  readonly title: string | null;
  /** Which participants are only asked. Without it, nobody is. */
  readonly assess?: Assess;
}

/** The participants for whom a new conversation is a request, and the steps that count it. */
export interface Requests {
  readonly requests: Readonly<Record<string, RequestStatus>>;
  readonly steps: readonly Step[];
}

type Assess = (hub: HubItem, member: MemberItem, others: readonly string[]) => Promise<Requests | undefined>;

type Opened =
  | { readonly conversation: ConversationItem; readonly created: boolean }
  | { readonly refused: DenialReason | 'contact_blocked' }
  /** A participant whom the hub does not admit. */
  | { readonly notAdmitted: string };

const conversationOf = (
  { hub, me, others, title }: Opening,
  requests: Requests['requests'] | undefined,
  at: string,
): ConversationItem => ({
  id: newId(),
  team_id: hub.team,
  hub_id: hub.hub,
  kind: others.length === 1 ? 'direct' : 'group',
  title,
  contact_ids: [me, ...others],
  created_by: me,
  blocked_by: [],
  ...(requests && { requests }),
  created_at: at,
  updated_at: at,
});

/** The rows of a new conversation. A direct one is listed for the other participant with its first message. */
const rowsOf = (conversation: ConversationItem): readonly Step[] => {
  const { id, team_id, kind, created_by, contact_ids } = conversation;
  const actor = { type: 'contact', id: created_by } as const;
  return [
    {
      put: { ...conversationKeyOf(team_id, id), entity: conversationEntity, ...conversation, actor },
      condition: free,
    },
    ...contact_ids.map((contact) => ({
      put: inboxRow(conversation, contact, kind === 'group' || contact === created_by),
    })),
  ];
};

/** The step that records it as the pair's direct conversation in the hub. */
const pairingStep = (
  { id, team_id, hub_id, contact_ids: [one = '', other = ''], created_by }: ConversationItem,
  pair: (PairItem & Item) | undefined,
  now: Date,
): Step => {
  const conversations = { ...pair?.conversations, [hub_id]: id };
  return pairStep(pairKey(team_id, one, other), pair, { conversations }, { type: 'contact', id: created_by }, now);
};

/** Returns the existing direct conversation and lists it for the caller. */
const reopen = async (db: Table, id: string, { hub: { team }, me }: Opening): Promise<Opened | undefined> => {
  const conversation = await db.get<ConversationItem>(conversationKeyOf(team, id));
  if (!conversation) return undefined;
  const initial = inboxListing(team, me, id, conversation.created_at, conversation.requests?.[me]);
  await db.update(inboxKey(team, me, id), { initial });
  return { conversation, created: false };
};

/** Creates a conversation in one transaction, or returns the existing direct one. */
export const openConversation = (db: Table, opening: Opening, now: Date): Promise<Opened> => {
  const { hub, me, others } = opening;
  const people = [me, ...others];
  const keys = [
    ...people.map((contact) => memberKey(hub, contact)),
    ...others.map((other) => pairKey(hub.team, me, other)),
    hubItemKey(hub),
  ];
  return retryUntilCommitted(async () => {
    const rows = await db.getMany<MemberItem & PairItem & HubItem>(keys);
    const refused = await hubDenialReason(db, rows.at(-1), rows[0], now);
    if (refused) return { refused };
    const notAdmitted = others.find((_, nth) => denialReason(rows[nth + 1], now));
    if (notAdmitted !== undefined) return { notAdmitted };
    const pairs: readonly ((PairItem & Item) | undefined)[] = rows.slice(people.length, -1);
    if (pairs.some(isBlocked)) return { refused: 'contact_blocked' };
    const [, more] = others;
    const known = more === undefined ? pairs[0]?.conversations[hub.hub] : undefined;
    if (known !== undefined) return reopen(db, known, opening);
    const [place, member] = [rows.at(-1), rows[0]];
    const assessed = place && member && (await opening.assess?.(place, member, others));
    const conversation = conversationOf(opening, assessed?.requests, now.toISOString());
    const paired = more === undefined ? [pairingStep(conversation, pairs[0], now)] : [];
    const made = await db.transact([...rowsOf(conversation), ...paired, ...(assessed?.steps ?? [])]);
    return made.ok ? { conversation, created: true } : undefined;
  });
};
