import type { Route } from '../../shared/api/route.ts';
import { activityRoutes } from './activity.ts';
import { notificationRoutes } from './notifications.ts';
import type { StreamPorts } from './ports.ts';
import { streamRoutes } from './stream.ts';
import { streamTicketRoutes } from './stream-tickets.ts';
import { unreadCountRoutes } from './unread-counts.ts';

export const routes: readonly Route<StreamPorts>[] = [
  ...streamRoutes,
  ...streamTicketRoutes,
  ...notificationRoutes,
  ...unreadCountRoutes,
  ...activityRoutes,
];
