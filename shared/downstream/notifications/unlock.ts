import { discussionKey } from '../../community/discussions/discussion-item.ts';
import { contentNodeKey } from '../../engagement/content/content-node-item.ts';
import { playlistKey } from '../../engagement/content/playlist-item.ts';
import { hubEventKey } from '../../engagement/hub-events/event-item.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';

/** What a drip campaign can unlock: its type in the API, its row, and what it is called without a title. */
const UNLOCKED = {
  discussion: { type: 'discussions', key: discussionKey, nameless: 'A discussion' },
  content_node: { type: 'content_nodes', key: contentNodeKey, nameless: 'A lesson' },
  playlist: { type: 'playlists', key: playlistKey, nameless: 'A playlist' },
  event: { type: 'events', key: hubEventKey, nameless: 'An event' },
} as const satisfies Record<
  string,
  { type: string; key: (team: TeamId, id: string) => Key | undefined; nameless: string }
>;

export type UnlockTarget = keyof typeof UNLOCKED;

export const unlockedType = (target: UnlockTarget): string => UNLOCKED[target].type;

const ofType = (type: string | undefined) => Object.values(UNLOCKED).find((one) => one.type === type);

/** The row of what was unlocked. */
export const unlockedKey = (team: TeamId, type: string | undefined, id: string): Key | undefined =>
  ofType(type)?.key(team, id);

/** The title of what was unlocked. That of a discussion was written by a member. */
export const unlockedTitle = (
  type: string | undefined,
  { title }: { readonly title: string | null },
  written: (text: string) => string,
): string => {
  const nameless = ofType(type)?.nameless ?? 'Something';
  if (title === null) return nameless;
  return type === 'discussions' ? written(title) : title;
};
