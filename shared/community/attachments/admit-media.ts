import { readHubDenialReason } from '../../access/rules/hub-denial-reason.ts';
import { hubExists } from '../../hubs/hubs/hub-exists.ts';
import { hasPermission, isByReader, type Reader } from '../../hubs/readers/readers.ts';
import type { AttachmentTarget, MediaUseItem } from '../../media/attachments/attachment-item.ts';
import { attachments } from '../../media/attachments/attachments.ts';
import { type MediaItem, mediaKey } from '../../media/media/media-item.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { ATTACHABLE } from './attachment-targets.ts';

/** The maximum of uses that are checked for a member's access to a media file. */
const MAX_USES = 25;

export const mediaOfTeam = async (db: Table, team: TeamId, id: string): Promise<MediaItem | undefined> => {
  const key = mediaKey(team, id);
  return key && db.get<MediaItem>(key);
};

interface AdmittedMedia {
  readonly media: MediaItem;
  /** Whether the caller may download it. Creators cannot read members' private files. */
  readonly readable: boolean;
  /** Whether the caller may attach and delete it. */
  readonly writable: boolean;
  /** The use that gives the caller access, if any. */
  readonly shown_in?: MediaUse;
}

/** A resource that uses a media file. */
export interface MediaUse {
  readonly type: AttachmentTarget;
  readonly id: string;
  readonly title: string | null;
}

const contentNodesFirst = (one: MediaUseItem, other: MediaUseItem): number =>
  Number(other.target_type === 'content_node') - Number(one.target_type === 'content_node');

/** The first use of the media file that the caller may read; content nodes first. */
export const firstReadableUse = async (
  db: Table,
  caller: Reader,
  team: TeamId,
  media: string,
  now: Date,
): Promise<MediaUse | undefined> => {
  const places = [...(await attachments(db, team).uses(media, MAX_USES))].sort(contentNodesFirst);
  for (const { target_type: type, target_id: id } of places) {
    const found = await ATTACHABLE[type]({ db, caller, team, id, now });
    if (typeof found !== 'string') return { type, id, title: found.title ?? null };
  }
  return undefined;
};

const isOfMember = ({ uploaded_by }: Pick<MediaItem, 'uploaded_by'>): boolean => uploaded_by.type === 'contact';

/**
 * Admits creators who manage content, the member who uploaded the file, and callers who may read one of its uses.
 * Undefined for others, and if the hub was deleted; pass `standing` for a hub that is known to exist.
 */
export const admitMedia = async (
  db: Table,
  caller: Reader,
  team: TeamId,
  id: string,
  now: Date,
  existingHub?: string,
): Promise<AdmittedMedia | undefined> => {
  const showing = () => firstReadableUse(db, caller, team, id, now);
  const media = await mediaOfTeam(db, team, id);
  if (!media) return undefined;
  const hub = { team, hub: media.hub_id };
  if (hasPermission(caller, 'content.manage')) {
    if (existingHub !== hub.hub && !(await hubExists(db, hub))) return undefined;
    return { media, writable: true, readable: !isOfMember(media) || (await showing()) !== undefined };
  }
  if (caller.kind !== 'contact') return undefined;
  if (await readHubDenialReason(db, hub, caller.id, now)) return undefined;
  if (isByReader(caller, media.uploaded_by)) return { media, writable: true, readable: true };
  const shown_in = await showing();
  return shown_in && { media, writable: false, readable: true, shown_in };
};
