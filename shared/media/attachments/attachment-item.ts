import { createHash } from 'node:crypto';
import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { placeOf, tagFor } from '../../platform/ids/place-id.ts';
import { changedNames } from '../../platform/ledger/changed-names.ts';
import { type DomainEvent, declared } from '../../platform/ledger/domain-event.ts';
import { circumstances, rowChange, writeTime } from '../../platform/ledger/row-change.ts';
import type { FileFacts } from '../files/file-item.ts';
import { partitionOfMedia } from '../files/media-partition.ts';

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

/** A media shown on something, with what its file is. */
export interface Attached extends FileFacts {
  readonly media_id: string;
  readonly role: AttachmentRole;
  readonly position: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** What something is known by to those who attach to it. */
export interface TargetName {
  readonly type: AttachmentTarget;
  readonly id: string;
}

/**
 * All that is attached to one thing, in one row, so that it is read with one key and its number cannot pass the bound.
 * Each attachment stands under `attachmentAttribute(id)`.
 */
export interface AttachmentsItem {
  readonly team_id: string;
  readonly hub_id: string;
  readonly target_type: AttachmentTarget;
  readonly target_id: string;
  readonly count: number;
}

/** At most so many on one thing. */
export const MAX_ATTACHMENTS = 20;

const PREFIX = 'attachment:';

/** The attribute of the row that holds one attachment. */
export const attachmentAttribute = (id: string): string => `${PREFIX}${id}`;

/** One attachment with its id and what it is attached to. */
export interface AttachmentItem extends Attached {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly target_type: AttachmentTarget;
  readonly target_id: string;
}

const HEX = /^[0-9a-f]+$/;

/**
 * The tag by which attachments name their thing: that of its id, or one made of an id that is none of the service's.
 */
export const attachmentTag = ({ id }: TargetName): string => {
  const tag = tagFor(id);
  return HEX.test(tag) ? tag : tagFor(createHash('sha256').update(id).digest('hex'));
};

/** The partition in which a thing's attachments stand: the tag is in the id of each of them. */
const attachmentPartition = (team: TeamId, tag: string): string => `${teamPartition(team)}#ATTACHED#${tag}`;

/** The row of all that is attached to a thing. */
export const attachmentsKey = (team: TeamId, target: TargetName): Key => ({
  pk: attachmentPartition(team, attachmentTag(target)),
  sk: `${target.type.toUpperCase()}#${target.id}`,
});

/** Where the row stands that an attachment is in; `undefined` for an id that none can have. */
export const partitionOfAttachment = (team: TeamId, id: string): string | undefined => {
  const tag = placeOf(id);
  return tag === undefined ? undefined : attachmentPartition(team, tag);
};

const byPosition = (one: AttachmentItem, other: AttachmentItem): number =>
  one.position - other.position || (one.id < other.id ? -1 : 1);

/** What a row holds, in the order it is shown in: by position, then by when it was attached. */
export const attachmentsIn = (row: AttachmentsItem | undefined): readonly AttachmentItem[] => {
  if (!row) return [];
  const { team_id, hub_id, target_type, target_id } = row;
  return Object.entries(row)
    .flatMap(([name, value]) =>
      name.startsWith(PREFIX)
        ? [{ ...(value as Attached), id: name.slice(PREFIX.length), team_id, hub_id, target_type, target_id }]
        : [],
    )
    .sort(byPosition);
};

/** That a media is attached somewhere: what says, for a media, where it is shown. */
export interface MediaUseItem {
  readonly attachment_id: string;
  readonly media_id: string;
  readonly target_type: AttachmentTarget;
  readonly target_id: string;
}

const USE = 'USE#';

/** Beside the media; `undefined` for an id that no media can have. */
export const mediaUseKey = (team: TeamId, media: string, attachment: string): Key | undefined => {
  const pk = partitionOfMedia(team, media);
  return pk === undefined ? undefined : { pk, sk: `${USE}${media}#${attachment}` };
};

/** Everywhere a media is attached. */
export const usesOf = (team: TeamId, media: string) => {
  const partition = partitionOfMedia(team, media);
  return partition === undefined ? undefined : { partition, prefix: `${USE}${media}#` };
};

const rowOf = (row: unknown): AttachmentsItem | undefined => row as AttachmentsItem | undefined;

const TYPES = ['attachment.created', 'attachment.updated', 'attachment.deleted'];

/** Each attachment that came, changed or went with a write is told by its own id. */
export const attachmentEvents = /* @__PURE__ */ declared(TYPES, (before, after) => {
  const change = rowChange(before, after);
  if (!change) return [];
  const was = new Map(
    attachmentsIn(change.kind === 'created' ? undefined : rowOf(change.before)).map((one) => [one.id, one]),
  );
  const now = new Map(
    attachmentsIn(change.kind === 'deleted' ? undefined : rowOf(change.after)).map((one) => [one.id, one]),
  );
  const hub_id = rowOf(change.kind === 'created' ? change.after : change.before)?.hub_id ?? null;
  const told = (word: string, id: string, changed: readonly string[] = []): DomainEvent => ({
    ...circumstances(change.after, writeTime(change.after)),
    hub_id,
    type: `attachment.${word}`,
    resource_type: 'attachments',
    resource_id: id,
    changed,
  });
  const came = [...now.keys()].flatMap((id) => (was.has(id) ? [] : [told('created', id)]));
  const stayed = [...now].flatMap(([id, one]) => {
    const earlier = was.get(id);
    const changed = earlier ? changedNames(earlier, one) : [];
    return changed.length > 0 ? [told('updated', id, changed)] : [];
  });
  const went = [...was.keys()].flatMap((id) => (now.has(id) ? [] : [told('deleted', id)]));
  return [...came, ...stayed, ...went];
});
