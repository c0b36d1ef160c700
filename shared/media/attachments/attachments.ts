import { absent, all, type Condition, compare, either, equals, exists, live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey, TeamId } from '../../platform/db/key.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { placedId } from '../../platform/ids/place-id.ts';
import { roomFor, walkList } from '../../platform/positions/make-room.ts';
import { type MediaItem, mediaKey } from '../media/media-item.ts';
import {
  type Attached,
  type AttachmentItem,
  type AttachmentRole,
  type AttachmentsItem,
  attachmentAttribute,
  attachmentsIn,
  attachmentsKey,
  attachmentTag,
  MAX_ATTACHMENTS,
  type MediaUseItem,
  mediaUseKey,
  partitionOfAttachment,
  type TargetName,
  usesOf,
} from './attachment-item.ts';

interface Attaching {
  readonly hub: HubKey;
  readonly target: TargetName;
  /** The step by which the target remembers that something was attached to it, where it does not yet. */
  readonly marked: Step | undefined;
  readonly media: MediaItem;
  readonly role: AttachmentRole;
  readonly position: number;
}

/** Rows that share a tag: in practice one. */
const SHARING = 100;
/** So many places are looked at between two looks at the time. */
const PAGE = 25;

const signed = (actor: Actor, at: Date) => ({ actor: { ...actor }, updated_at: at.toISOString() });

const keyOfTarget = ({ team_id, target_type: type, target_id: id }: AttachmentItem) =>
  attachmentsKey(team_id, { type, id });

const asRead = (positions: readonly (readonly [string, number])[]): Condition =>
  all(...positions.map(([path, position]) => equals(path, position)));

const facts = ({ file_id, filename, mime_type, asset_kind, size_bytes }: MediaItem) => ({
  ...{ file_id, filename, mime_type, asset_kind, size_bytes },
});

/** What of one team is attached to what. */
export const attachments = (db: Table, team: TeamId) => {
  /** What is at hand of one thing, in its order. */
  const of = async (target: TargetName): Promise<readonly AttachmentItem[]> =>
    attachmentsIn(await db.get<AttachmentsItem>(attachmentsKey(team, target)));

  const get = async (id: string): Promise<AttachmentItem | undefined> => {
    const partition = partitionOfAttachment(team, id);
    if (partition === undefined) return undefined;
    const { items } = await db.query<AttachmentsItem>({ partition, limit: SHARING });
    return items.flatMap(attachmentsIn).find((one) => one.id === id);
  };

  /** Whether it stood. */
  const remove = async (attachment: AttachmentItem, actor: Actor, at: Date): Promise<boolean> => {
    const attribute = attachmentAttribute(attachment.id);
    const use = mediaUseKey(team, attachment.media_id, attachment.id);
    const change = { remove: [attribute], add: { count: -1 }, set: signed(actor, at) };
    const gone = await db.transact([
      { update: keyOfTarget(attachment), change, condition: exists(attribute) },
      ...(use ? [{ remove: use }] : []),
    ]);
    return gone.ok;
  };

  return {
    of,
    get,
    remove,

    /**
     * The new attachment; `full` where the thing has as many as it can have, `gone` where the media or the thing went.
     */
    async attach(attaching: Attaching, actor: Actor, at: Date): Promise<AttachmentItem | 'full' | 'not_found'> {
      const { hub, target, marked, media, role, position } = attaching;
      const id = placedId(attachmentTag(target), at.getTime());
      const [stands, use] = [mediaKey(team, media.id), mediaUseKey(team, media.id, id)];
      if (!stands || !use) return 'not_found';
      const now = at.toISOString();
      const attached: Attached = {
        ...{ media_id: media.id, role, position, ...facts(media), created_at: now, updated_at: now },
      };
      const where = { team_id: team, hub_id: hub.hub, target_type: target.type, target_id: target.id };
      const made = await db.transact([
        { label: 'media', check: stands, condition: all(live, equals('status_upload', 'ready')) },
        {
          label: 'target',
          update: attachmentsKey(team, target),
          change: {
            set: { ...where, ...signed(actor, at), [attachmentAttribute(id)]: { ...attached } },
            initial: { entity: 'attachments', created_at: now },
            add: { count: 1 },
          },
          condition: either(absent('count'), compare('count', '<', MAX_ATTACHMENTS)),
        },
        {
          put: {
            ...use,
            entity: 'media_use',
            ...{ attachment_id: id, media_id: media.id, target_type: target.type, target_id: target.id },
          },
        },
        ...(marked ? [{ ...marked, label: 'marked' }] : []),
      ]);
      if (made.ok) return { ...attached, ...where, id };
      return made.failed.some(({ label }) => label === 'target') ? 'full' : 'not_found';
    },

    /**
     * The attachment in another role or place; `undefined` where it was taken away just then. A move is decided anew where
     * another one changed the order meanwhile, so that of moves at once none is lost.
     */
    async change(
      attachment: AttachmentItem,
      set: { readonly role?: AttachmentRole | undefined; readonly position?: number | undefined },
      actor: Actor,
      at: Date,
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
              [`${own}.updated_at`]: at.toISOString(),
              ...signed(actor, at),
            },
          },
          asRead(positions.map(([path, { row }]) => [path, row.position])),
        );
        return written.ok ? attachmentsIn(written.value).find(({ id }) => id === current.id) : undefined;
      });
      return changed === 'not_found' ? undefined : changed;
    },

    /** Everywhere a media is attached: at most `limit` places. */
    async uses(media: string, limit: number): Promise<readonly MediaUseItem[]> {
      const run = usesOf(team, media);
      return run ? (await db.query<MediaUseItem>({ ...run, limit })).items : [];
    },

    /**
     * Detaches a media from everything it is attached to, a page at a time while there is time; whether it is attached to
     * nothing any more. Again it goes on where it stopped. `unshow` does so where something shows it by itself.
     */
    async detach(
      media: string,
      { actor, at, isTimeLeft }: { readonly actor: Actor; readonly at: Date; readonly isTimeLeft: () => boolean },
      unshow: (use: MediaUseItem) => Promise<void>,
    ): Promise<boolean> {
      do {
        const places = await this.uses(media, PAGE);
        for (const place of places) {
          const { attachment_id, target_type: type, target_id: id } = place;
          const attachment = (await of({ type, id })).find((one) => one.id === attachment_id);
          const use = mediaUseKey(team, media, attachment_id);
          if (attachment) await remove(attachment, actor, at);
          else await unshow(place);
          if (!attachment && use) await db.transact([{ remove: use }]);
        }
        if (places.length < PAGE) return true;
      } while (isTimeLeft());
      return false;
    },
  };
};
