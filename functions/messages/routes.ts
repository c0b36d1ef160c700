import type { Route } from '../../shared/api/route.ts';
import { blockRoutes } from './blocks.ts';
import { conversationRoutes } from './conversations.ts';
import { listBlocksRoute } from './list-blocks.ts';
import { messageRoutes } from './messages.ts';
import { openConversationRoute } from './open-conversation.ts';

export const routes: readonly Route[] = [
  openConversationRoute,
  ...conversationRoutes,
  ...messageRoutes,
  listBlocksRoute,
  ...blockRoutes,
];
