import type { Route } from '../../shared/api/route.ts';
import { calendarRoutes } from './calendar.ts';
import { eventRoutes } from './event.ts';
import { hubEventRoutes } from './events.ts';
import { hostRoutes } from './host.ts';
import { rsvpRoutes } from './rsvps.ts';

export const routes: readonly Route[] = [
  ...hubEventRoutes,
  ...eventRoutes,
  ...hostRoutes,
  ...rsvpRoutes,
  ...calendarRoutes,
];
