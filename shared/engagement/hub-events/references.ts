import { isAdmitted, type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { type MediaItem, mediaKey } from '../../media/media/media-item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { HubEventItem } from './event-item.ts';

type EventReferences = Partial<Pick<HubEventItem, 'host_contact_id' | 'cover_media_id'>>;
type ResolvedReferences = { readonly cover_file_id?: string | null };

const coverFileOf = async (db: Table, hub: HubKey, id: string): Promise<string | undefined> => {
  const key = mediaKey(hub.team, id);
  const media = key && (await db.get<MediaItem>(key));
  return media?.hub_id === hub.hub && media.asset_kind === 'image' ? media.file_id : undefined;
};

const isHost = async (db: Table, hub: HubKey, id: string, now: Date): Promise<boolean> => {
  const member = await db.get<MemberItem>(memberKey(hub, id));
  return member !== undefined && isAdmitted(member, now.getTime());
};

/**
 * Checks that the host is an admitted member and the cover an image of the hub, and returns the cover's file. Absent
 * references are not read.
 */
export const resolveReferences = async (
  db: Table,
  hub: HubKey,
  { host_contact_id: host, cover_media_id: cover }: EventReferences,
  now: Date,
): Promise<ResolvedReferences | 'unknown_contact' | 'unknown_media'> => {
  const [hosted, file] = await Promise.all([
    host ? isHost(db, hub, host, now) : true,
    cover ? coverFileOf(db, hub, cover) : null,
  ]);
  if (!hosted) return 'unknown_contact';
  if (file === undefined) return 'unknown_media';
  return cover === undefined ? {} : { cover_file_id: file };
};
