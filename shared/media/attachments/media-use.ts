import { live } from '../../platform/db/expression.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { mediaKey } from '../media/media-item.ts';
import { type MediaUseItem, mediaUseKey } from './attachment-item.ts';

type Use = Omit<MediaUseItem, 'media_id'>;

/** That a media is shown by a thing itself, not as an attachment: whoever may read the thing may read the media. */
export const useSteps = (team: TeamId, media: string | null, use: Use): readonly Step[] => {
  const [stands, key] = media === null ? [] : [mediaKey(team, media), mediaUseKey(team, media, use.attachment_id)];
  if (media === null || !stands || !key) return [];
  return [
    { label: 'media', check: stands, condition: live },
    { put: { ...key, entity: 'media_use', ...use, media_id: media } },
  ];
};

/** It is shown there no more. */
export const unuseSteps = (team: TeamId, media: string | null, attachment_id: string): readonly Step[] => {
  const key = media === null ? undefined : mediaUseKey(team, media, attachment_id);
  return key ? [{ remove: key }] : [];
};
