import type { Route } from '../../shared/api/route.ts';
import { completionRoutes } from './completion.ts';
import { contentNodeRoutes } from './content-nodes.ts';
import { hubContentRoutes } from './hub-content.ts';
import { hubPlaylistRoutes } from './hub-playlists.ts';
import { playlistItemRoutes } from './playlist-items.ts';
import { playlistRoutes } from './playlists.ts';

export const routes: readonly Route[] = [
  ...contentNodeRoutes,
  ...hubContentRoutes,
  ...completionRoutes,
  ...playlistRoutes,
  ...playlistItemRoutes,
  ...hubPlaylistRoutes,
];
