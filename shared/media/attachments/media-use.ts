import { live } from '../../platform/db/expression.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { mediaKey } from '../media/media-item.ts';
import { type MediaUseItem, mediaUseEntity, mediaUseKey } from './attachment-item.ts';

type Use = Omit<MediaUseItem, 'media_id'>;

/** Records that a target refers to a media directly: readers of the target may read the media. */
export const mediaUseSteps = (team: TeamId, media: string | null, use: Use): readonly Step[] => {
  const [mediaAt, key] = media === null ? [] : [mediaKey(team, media), mediaUseKey(team, media, use.attachment_id)];
  if (media === null || !mediaAt || !key) return [];
  return [
    { label: 'media', check: mediaAt, condition: live },
    { put: { ...key, entity: mediaUseEntity, ...use, media_id: media } },
  ];
};

/** Removes the record of a use. */
export const removeMediaUseSteps = (team: TeamId, media: string | null, attachment_id: string): readonly Step[] => {
  const key = media === null ? undefined : mediaUseKey(team, media, attachment_id);
  return key ? [{ remove: key }] : [];
};
