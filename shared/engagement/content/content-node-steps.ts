import { mediaUseSteps } from '../../media/attachments/media-use.ts';
import { absent, either, equals } from '../../platform/db/expression.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import type { FailedStep, Step } from '../../platform/db/transaction.ts';
import { positionOrder } from '../../platform/positions/index-order.ts';
import { contentCountersKey, contentCountersStep, isNotClosed } from './content-counters.ts';
import { type ContentNodeItem, childNodesOf, contentNodeKey } from './content-node-item.ts';

/** The index attributes that list a node among its siblings. */
export const siblingListing = (
  hub: HubKey,
  { parent_id, position, id }: Pick<ContentNodeItem, 'parent_id' | 'position' | 'id'>,
) => listed({ partition: childNodesOf(hub, parent_id), sort: positionOrder(position, id) });

export const keyOf = ({ team_id, id }: Pick<ContentNodeItem, 'team_id' | 'id'>): Key => {
  const key = contentNodeKey(team_id, id);
  if (!key) throw new TypeError('The id of a content node has no partition');
  return key;
};

/** Changes the parent's child count; adding a child fails once the parent is deleted. */
export const childStep = ({ team }: HubKey, parent: string | null, by: 1 | -1): readonly Step[] => {
  const key = parent === null ? undefined : contentCountersKey(team, parent);
  if (!key) return [];
  const step = contentCountersStep(key, { add: { children: by } }, by > 0 ? isNotClosed : undefined);
  return [{ ...step, label: by > 0 ? 'parent' : 'former parent' }];
};

export const hasFailed = (failed: readonly FailedStep[], label: string): boolean =>
  failed.some((one) => one.label === label);

/** The parent or the media file does not exist in the hub, or the parent cannot contain the node. */
export type UnknownReference = 'unknown_parent' | 'unknown_media';

export const unknownReference = (failed: readonly FailedStep[]): UnknownReference =>
  hasFailed(failed, 'media') ? 'unknown_media' : 'unknown_parent';

/** Readers of the node may read its media. */
export const nodeMediaSteps = ({ team }: HubKey, id: string, media: string | null): readonly Step[] =>
  mediaUseSteps(team, media, { attachment_id: id, target_type: 'content_node', target_id: id });

export const HAS_NO_CHILDREN = either(absent('children'), equals('children', 0));
