import type { TeamId } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import { attachments } from '../media/attachments.ts';
import { type MediaItem, mediaKey } from '../media/media-item.ts';
import { closedHub } from '../messages/closed-hub.ts';
import { holds, isBy, type Reader } from '../readers/readers.ts';
import { ATTACHABLE } from './attachment-targets.ts';
import { hubStands } from './hub-stands.ts';

/** A member's right to see a media is looked for in so many of the places it is shown in. */
const PLACES = 25;

export const mediaOfTeam = async (db: Table, team: TeamId, id: string): Promise<MediaItem | undefined> => {
  const key = mediaKey(team, id);
  return key && db.get<MediaItem>(key);
};

export interface AdmittedMedia {
  readonly media: MediaItem;
  /**
   * Whether they may have what is in it. Of what members send each other, creators know no more than that it is there.
   */
  readonly readable: boolean;
  /** Whether it is theirs to attach and to delete. */
  readonly isOwn: boolean;
}

const isOfMember = ({ uploaded_by }: Pick<MediaItem, 'uploaded_by'>): boolean => uploaded_by.type === 'contact';

/**
 * The media where it is there for the caller: for creators who manage content, for the member who uploaded it,
 * and for whoever may read something that it is attached to. Of a deleted hub it is there for none; `standing` is
 * one that was read to be there.
 */
export const admitMedia = async (
  db: Table,
  caller: Reader,
  team: TeamId,
  id: string,
  now: Date,
  standing?: string,
): Promise<AdmittedMedia | undefined> => {
  const isShown = async (): Promise<boolean> => {
    for (const { target_type, target_id } of await attachments(db, team).uses(id, PLACES)) {
      const found = await ATTACHABLE[target_type]({ db, caller, team, id: target_id, now });
      if (typeof found !== 'string') return true;
    }
    return false;
  };
  const media = await mediaOfTeam(db, team, id);
  if (!media) return undefined;
  const hub = { team, hub: media.hub_id };
  if (holds(caller, 'content.manage')) {
    if (standing !== hub.hub && !(await hubStands(db, hub))) return undefined;
    return { media, isOwn: true, readable: !isOfMember(media) || (await isShown()) };
  }
  if (caller.kind !== 'contact') return undefined;
  if (await closedHub(db, hub, caller.id, now)) return undefined;
  if (isBy(caller, media.uploaded_by)) return { media, isOwn: true, readable: true };
  return (await isShown()) ? { media, isOwn: false, readable: true } : undefined;
};
