import { type MediaItem, objectKeyOfMedia } from '../media/media-item.ts';
import type { Rendition } from '../media/recording.ts';

/** The heights of video renditions, in pixels. */
const HEIGHTS: Readonly<Record<string, number>> = { '1080p': 1080, '720p': 720, '480p': 480 };

/** The height of a rendition in pixels. `undefined` for audio. */
export const heightOf = ({ name }: Pick<Rendition, 'name'>): number | undefined => HEIGHTS[name];

const BASE = 'media';

/** The common prefix of the object keys of a transcode. */
export const stemOf = ({ object_key }: Rendition): string =>
  object_key.slice(0, object_key.lastIndexOf('/') + 1) + BASE;

export const nameModifier = ({ name }: Rendition): string => `-${name}`;

/** The renditions of a media. Empty unless it is a video or audio. */
export const renditionsOf = (media: MediaItem, transcode: string): readonly Rendition[] => {
  const rendition = (name: string, mime_type: string): Rendition => ({
    name,
    mime_type,
    object_key: `${objectKeyOfMedia(media)}/renditions/${transcode}/${BASE}-${name}.mp4`,
  });
  if (media.asset_kind === 'video') return Object.keys(HEIGHTS).map((name) => rendition(name, 'video/mp4'));
  return media.asset_kind === 'audio' ? [rendition('audio', 'audio/mp4')] : [];
};
