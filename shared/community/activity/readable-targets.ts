import { admitSpace } from '../../access/spaces/admit-space.ts';
import { admitContent } from '../../engagement/content/admit-content.ts';
import { type PlaylistItem, playlistKey } from '../../engagement/content/playlist-item.ts';
import { visiblePlaylists } from '../../engagement/content/visible-playlists.ts';
import { admitEvent } from '../../engagement/hub-events/admit-event.ts';
import { isAdmitted, type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import type { ContactReader } from '../../hubs/readers/readers.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { inParts } from '../../platform/runtime/in-parts.ts';
import { admitMedia } from '../attachments/admit-media.ts';
import { admitComment } from '../comments/admit-comment.ts';
import { admitDiscussion } from '../discussions/admit-discussion.ts';
import type { ACTIVITY_TARGETS } from './activity-item.ts';

type TargetType = (typeof ACTIVITY_TARGETS)[number];

interface TargetLookup {
  readonly db: Table;
  readonly hub: HubKey;
  readonly reader: ContactReader;
  readonly id: string;
  readonly now: Date;
}

/** Whether the reader may read the target in the hub, by type. */
const READABLE: Readonly<Record<TargetType, (named: TargetLookup) => boolean | Promise<boolean>>> = {
  hub: ({ hub, id }) => id === hub.hub,
  async space({ db, hub, reader, id, now }) {
    return (await admitSpace(db, reader, hub, id, now)) !== undefined;
  },
  async discussion({ db, hub, reader, id, now }) {
    const found = await admitDiscussion(db, reader, hub.team, id, now);
    return typeof found !== 'string' && found.hub.id === hub.hub;
  },
  async comment({ db, hub, reader, id, now }) {
    const found = await admitComment(db, reader, hub.team, id, now);
    return typeof found !== 'string' && found.comment.hub_id === hub.hub;
  },
  async content_node({ db, hub, reader, id, now }) {
    const found = await admitContent(db, reader, hub.team, id, now);
    return typeof found !== 'string' && found.hub.id === hub.hub;
  },
  async playlist({ db, hub, reader, id, now }) {
    const key = playlistKey(hub.team, id);
    const found = key && (await db.get<PlaylistItem>(key));
    if (found?.hub_id !== hub.hub) return false;
    return (await visiblePlaylists(db, reader, hub, [found], now)).length > 0;
  },
  async media({ db, hub, reader, id, now }) {
    const found = await admitMedia(db, reader, hub.team, id, now);
    return found?.readable === true && found.media.hub_id === hub.hub;
  },
  async event({ db, hub, reader, id, now }) {
    const found = await admitEvent(db, reader, hub.team, id, now);
    return typeof found !== 'string' && found.event.hub_id === hub.hub;
  },
  async member({ db, hub, id, now }) {
    const found = await db.get<MemberItem>(memberKey(hub, id));
    return found !== undefined && isAdmitted(found, now.getTime());
  },
};

interface ActivityTarget {
  readonly hub_id: string;
  readonly target_type: TargetType | null;
  readonly target_id: string | null;
}

const CONCURRENCY = 10;
const nameOf = ({ hub_id, target_type, target_id }: ActivityTarget): string => `${hub_id}/${target_type}/${target_id}`;

/** The index of the first activity that exceeds `most` different targets; -1 if none does. */
export const firstBeyondLimit = (targets: readonly ActivityTarget[], most: number): number => {
  const seen = new Set<string>();
  return targets.findIndex((target) => {
    if (target.target_id !== null) seen.add(nameOf(target));
    return seen.size > most;
  });
};

/** The index of the first activity whose target the contact cannot read; -1 if none. Each target is read once. */
export const firstUnreadable = async (
  db: Table,
  team: string,
  contact: string,
  targets: readonly ActivityTarget[],
  now: Date,
): Promise<number> => {
  const distinct = [...new Map(targets.map((target) => [nameOf(target), target])).values()];
  const refused = new Set<string>();
  const members = new Map<string, Promise<MemberItem | undefined>>();
  const memberOf = (hub: string) => {
    const member = members.get(hub) ?? db.get<MemberItem>(memberKey({ team, hub }, contact));
    members.set(hub, member);
    return member;
  };
  const look = async (target: ActivityTarget): Promise<void> => {
    const { hub_id, target_type, target_id: id } = target;
    if (target_type === null || id === null) return;
    const reader = { kind: 'contact', id: contact, member: await memberOf(hub_id) } as const;
    if (!(await READABLE[target_type]({ db, hub: { team, hub: hub_id }, reader, id, now })))
      refused.add(nameOf(target));
  };
  for (const part of inParts(distinct, CONCURRENCY)) await Promise.all(part.map(look));
  return targets.findIndex((target) => refused.has(nameOf(target)));
};
