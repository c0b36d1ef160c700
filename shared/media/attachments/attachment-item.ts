import { createHash } from 'node:crypto';
import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { placeOf, tagFor } from '../../platform/ids/place-id.ts';
import { changedNames } from '../../platform/ledger/changed-names.ts';
import { type DomainEvent, declared } from '../../platform/ledger/domain-event.ts';
import { circumstances, rowChange, writeTime } from '../../platform/ledger/row-change.ts';
import type { FileFacts } from '../files/file-item.ts';
import { partitionOfMedia } from '../files/media-partition.ts';

export const attachmentsEntity = /* @__PURE__ */ entity('attachments');
export const mediaUseEntity = /* @__PURE__ */ entity('media_use');

export const ATTACHMENT_TARGETS = [
  'content_node',
  'hub_branding',
  'page_section',
  'email_message',
  'playlist',
  'comment',
  'discussion',
  'message',
] as const;
export type AttachmentTarget = (typeof ATTACHMENT_TARGETS)[number];

export const ATTACHMENT_ROLES = [
  'main',
  'thumbnail',
  'logo',
  'favicon',
  'attachment',
  'social_image',
  'background_image',
  'widget_logo',
  'widget_background',
] as const;
export type AttachmentRole = (typeof ATTACHMENT_ROLES)[number];

/** A stored attachment: a media and the facts of its file. */
export interface StoredAttachment extends FileFacts {
  readonly media_id: string;
  readonly role: AttachmentRole;
  readonly position: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The target of an attachment. */
export interface TargetRef {
  readonly type: AttachmentTarget;
  readonly id: string;
}

/**
 * All attachments of one target in one row, so that one read returns them and their number is bounded. Each attachment
 * is in the attribute `attachmentAttribute(id)`.
 */
export interface AttachmentsItem {
  readonly team_id: string;
  readonly hub_id: string;
  readonly target_type: AttachmentTarget;
  readonly target_id: string;
  readonly count: number;
}

/** Attachments per target. */
export const MAX_ATTACHMENTS = 20;

const PREFIX = 'attachment:';

/** The attribute of the row with one attachment. */
export const attachmentAttribute = (id: string): string => `${PREFIX}${id}`;

/** An attachment with its id and target. */
export interface AttachmentItem extends StoredAttachment {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly target_type: AttachmentTarget;
  readonly target_id: string;
}

const HEX = /^[0-9a-f]+$/;

/** The tag of a target in attachment ids: that of its id, or a hash for an id of another format. */
export const attachmentTag = ({ id }: TargetRef): string => {
  const tag = tagFor(id);
  return HEX.test(tag) ? tag : tagFor(createHash('sha256').update(id).digest('hex'));
};

/** The partition of the attachments of a target. Each attachment id contains the tag. */
const attachmentPartition = (team: TeamId, tag: string): string => `${teamPartition(team)}#ATTACHED#${tag}`;

/** The key of the row with all attachments of a target. */
export const attachmentsKey = (team: TeamId, target: TargetRef): Key => ({
  pk: attachmentPartition(team, attachmentTag(target)),
  sk: `${target.type.toUpperCase()}#${target.id}`,
});

/** The partition of an attachment. `undefined` for an id that is not an attachment id. */
export const partitionOfAttachment = (team: TeamId, id: string): string | undefined => {
  const tag = placeOf(id);
  return tag === undefined ? undefined : attachmentPartition(team, tag);
};

const byPosition = (one: AttachmentItem, other: AttachmentItem): number =>
  one.position - other.position || (one.id < other.id ? -1 : 1);

/** The attachments of a row, by position, then by creation. */
export const attachmentsIn = (row: AttachmentsItem | undefined): readonly AttachmentItem[] => {
  if (!row) return [];
  const { team_id, hub_id, target_type, target_id } = row;
  return Object.entries(row)
    .flatMap(([name, value]) =>
      name.startsWith(PREFIX)
        ? [{ ...(value as StoredAttachment), id: name.slice(PREFIX.length), team_id, hub_id, target_type, target_id }]
        : [],
    )
    .sort(byPosition);
};

/** A reverse reference from a media to a target that uses it. */
export interface MediaUseItem {
  /** The id of the attachment, the content node or the playlist entry that uses the media. */
  readonly attachment_id: string;
  readonly media_id: string;
  readonly target_type: AttachmentTarget;
  readonly target_id: string;
}

const USE = 'USE#';

/** In the partition of the media. `undefined` for an id that is not a media id. */
export const mediaUseKey = (team: TeamId, media: string, attachment: string): Key | undefined => {
  const pk = partitionOfMedia(team, media);
  return pk === undefined ? undefined : { pk, sk: `${USE}${media}#${attachment}` };
};

/** All uses of a media. */
export const usesOf = (team: TeamId, media: string) => {
  const partition = partitionOfMedia(team, media);
  return partition === undefined ? undefined : { partition, prefix: `${USE}${media}#` };
};

const rowOf = (row: unknown): AttachmentsItem | undefined => row as AttachmentsItem | undefined;

const TYPES = ['attachment.created', 'attachment.updated', 'attachment.deleted'];

/** An event for each attachment that a write created, changed or deleted. */
const attachmentEvents = /* @__PURE__ */ declared(TYPES, (before, after) => {
  const change = rowChange(before, after);
  if (!change) return [];
  const was = new Map(
    attachmentsIn(change.kind === 'created' ? undefined : rowOf(change.before)).map((one) => [one.id, one]),
  );
  const now = new Map(
    attachmentsIn(change.kind === 'deleted' ? undefined : rowOf(change.after)).map((one) => [one.id, one]),
  );
  const hub_id = rowOf(change.kind === 'created' ? change.after : change.before)?.hub_id ?? null;
  const event = (word: string, id: string, changed: readonly string[] = []): DomainEvent => ({
    ...circumstances(change.after, writeTime(change.after)),
    hub_id,
    type: `attachment.${word}`,
    resource_type: 'attachments',
    resource_id: id,
    changed,
  });
  const created = [...now.keys()].flatMap((id) => (was.has(id) ? [] : [event('created', id)]));
  const updated = [...now].flatMap(([id, one]) => {
    const earlier = was.get(id);
    const changed = earlier ? changedNames(earlier, one) : [];
    return changed.length > 0 ? [event('updated', id, changed)] : [];
  });
  const deleted = [...was.keys()].flatMap((id) => (now.has(id) ? [] : [event('deleted', id)]));
  return [...created, ...updated, ...deleted];
});

export const attachmentsKind = {
  entity: attachmentsEntity,
  key: ['TEAM#{team}#ATTACHED#{tag}', '{TARGET_TYPE}#{target}'],
  events: attachmentEvents,
  person: nobody,
  text: 'none',
  gives: false,
  note: 'all attachments of a target, at most 20, in one item',
} as const satisfies RowKind;

export const mediaUseKind = {
  entity: mediaUseEntity,
  key: ['TEAM#{team}#MEDIA#{tag}', 'USE#{media}#{attachment}'],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
  note: 'uses of a media item',
} as const satisfies RowKind;
