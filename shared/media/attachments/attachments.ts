import { absent, all, type Condition, compare, either, equals, exists, live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey, TeamId } from '../../platform/db/key.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { newPlaceId } from '../../platform/ids/place-id.ts';
import { roomFor, walkList } from '../../platform/positions/make-room.ts';
import { type MediaItem, mediaKey } from '../media/media-item.ts';
import {
  type AttachmentItem,
  type AttachmentRole,
  type AttachmentsItem,
  attachmentAttribute,
  attachmentsEntity,
  attachmentsIn,
  attachmentsKey,
  attachmentTag,
  MAX_ATTACHMENTS,
  type MediaUseItem,
  mediaUseEntity,
  mediaUseKey,
  partitionOfAttachment,
  type StoredAttachment,
  type TargetRef,
  usesOf,
} from './attachment-item.ts';

interface NewAttachment {
  readonly hub: HubKey;
  readonly target: TargetRef;
  /** The step that marks the target as having attachments, if it is not marked yet. */
  readonly markStep: Step | undefined;
  readonly media: MediaItem;
  readonly role: AttachmentRole;
  readonly position: number;
}

/** Rows with the same tag, in practice one. */
const MAX_ROWS = 100;
/** Uses per page; the time left is checked after each page. */
const PAGE_SIZE = 25;

const writtenBy = (actor: Actor, now: Date) => ({ actor: { ...actor }, updated_at: now.toISOString() });

const keyOfTarget = ({ team_id, target_type: type, target_id: id }: AttachmentItem) =>
  attachmentsKey(team_id, { type, id });

const unchanged = (positions: readonly (readonly [string, number])[]): Condition =>
  all(...positions.map(([path, position]) => equals(path, position)));

const facts = ({ file_id, filename, mime_type, asset_kind, size_bytes }: MediaItem) => ({
  file_id,
  filename,
  mime_type,
  asset_kind,
  size_bytes,
});

/** The attachments of one team. */
export const attachments = (db: Table, team: TeamId) => {
  /** The attachments of one target, by position. */
  const of = async (target: TargetRef): Promise<readonly AttachmentItem[]> =>
    attachmentsIn(await db.get<AttachmentsItem>(attachmentsKey(team, target)));

  const get = async (id: string): Promise<AttachmentItem | undefined> => {
    const partition = partitionOfAttachment(team, id);
    if (partition === undefined) return undefined;
    const { items } = await db.query<AttachmentsItem>({ partition, limit: MAX_ROWS });
    return items.flatMap(attachmentsIn).find((one) => one.id === id);
  };

  /** Returns false if there is no such attachment. */
  const remove = async (attachment: AttachmentItem, actor: Actor, now: Date): Promise<boolean> => {
    const attribute = attachmentAttribute(attachment.id);
    const use = mediaUseKey(team, attachment.media_id, attachment.id);
    const change = { remove: [attribute], add: { count: -1 }, set: writtenBy(actor, now) };
    const removed = await db.transact([
      { update: keyOfTarget(attachment), change, condition: exists(attribute) },
      ...(use ? [{ remove: use }] : []),
    ]);
    return removed.ok;
  };

  return {
    of,
    get,
    remove,

    /** The new attachment. `full` if the target has the maximum; `not_found` if the media or the target was deleted. */
    async attach(attachment: NewAttachment, actor: Actor, now: Date): Promise<AttachmentItem | 'full' | 'not_found'> {
      const { hub, target, markStep, media, role, position } = attachment;
      const id = newPlaceId(attachmentTag(target), now.getTime());
      const [mediaAt, use] = [mediaKey(team, media.id), mediaUseKey(team, media.id, id)];
      if (!mediaAt || !use) return 'not_found';
      const timestamp = now.toISOString();
      const stored: StoredAttachment = {
        media_id: media.id,
        role,
        position,
        ...facts(media),
        created_at: timestamp,
        updated_at: timestamp,
      };
      const where = { team_id: team, hub_id: hub.hub, target_type: target.type, target_id: target.id };
      const created = await db.transact([
        { label: 'media', check: mediaAt, condition: all(live, equals('status_upload', 'ready')) },
        {
          label: 'target',
          update: attachmentsKey(team, target),
          change: {
            set: { ...where, ...writtenBy(actor, now), [attachmentAttribute(id)]: { ...stored } },
            initial: { entity: attachmentsEntity, created_at: timestamp },
            add: { count: 1 },
          },
          condition: either(absent('count'), compare('count', '<', MAX_ATTACHMENTS)),
        },
        {
          put: {
            ...use,
            entity: mediaUseEntity,
            attachment_id: id,
            media_id: media.id,
            target_type: target.type,
            target_id: target.id,
          },
        },
        ...(markStep ? [{ ...markStep, label: 'marked' }] : []),
      ]);
      if (created.ok) return { ...stored, ...where, id };
      return created.failed.some(({ label }) => label === 'target') ? 'full' : 'not_found';
    },

    /**
     * Changes the role or position of an attachment. `undefined` if it was removed. Concurrent moves are retried, so that
     * none is lost.
     */
    async change(
      attachment: AttachmentItem,
      set: { readonly role?: AttachmentRole | undefined; readonly position?: number | undefined },
      actor: Actor,
      now: Date,
    ): Promise<AttachmentItem | undefined> {
      const changed = await retryUntilCommitted<AttachmentItem | 'not_found'>(async () => {
        const { target_type: type, target_id } = attachment;
        const list = await of({ type, id: target_id });
        const current = list.find(({ id }) => id === attachment.id);
        if (!current) return 'not_found';
        const { role = current.role, position = current.position } = set;
        if (role === current.role && position === current.position) return current;
        const room = await roomFor(walkList(position === current.position ? [] : list), current, position);
        const placed = [{ row: current, position: room.position }, ...room.shifts];
        const positions = placed.map((one) => [`${attachmentAttribute(one.row.id)}.position`, one] as const);
        const own = attachmentAttribute(current.id);
        const written = await db.update<AttachmentsItem>(
          keyOfTarget(current),
          {
            set: {
              ...Object.fromEntries(positions.map(([path, one]) => [path, one.position])),
              ...(set.role !== undefined && { [`${own}.role`]: set.role }),
              [`${own}.updated_at`]: now.toISOString(),
              ...writtenBy(actor, now),
            },
          },
          unchanged(positions.map(([path, { row }]) => [path, row.position])),
        );
        return written.ok ? attachmentsIn(written.value).find(({ id }) => id === current.id) : undefined;
      });
      return changed === 'not_found' ? undefined : changed;
    },

    /** Uses of a media, at most `limit`. */
    async uses(media: string, limit: number): Promise<readonly MediaUseItem[]> {
      const run = usesOf(team, media);
      return run ? (await db.query<MediaUseItem>({ ...run, limit })).items : [];
    },

    /**
     * Removes a media from all its targets, page by page while time is left. Returns whether all uses are removed; a
     * repeated call continues. `clear` removes a media that its target refers to directly, not by an attachment.
     */
    async detach(
      media: string,
      { actor, now, isTimeLeft }: { readonly actor: Actor; readonly now: Date; readonly isTimeLeft: () => boolean },
      clear: (use: MediaUseItem) => Promise<void>,
    ): Promise<boolean> {
      do {
        const uses = await this.uses(media, PAGE_SIZE);
        for (const mediaUse of uses) {
          const { attachment_id, target_type: type, target_id: id } = mediaUse;
          const attachment = (await of({ type, id })).find((one) => one.id === attachment_id);
          const use = mediaUseKey(team, media, attachment_id);
          if (attachment) await remove(attachment, actor, now);
          else await clear(mediaUse);
          if (!attachment && use) await db.transact([{ remove: use }]);
        }
        if (uses.length < PAGE_SIZE) return true;
      } while (isTimeLeft());
      return false;
    },
  };
};
