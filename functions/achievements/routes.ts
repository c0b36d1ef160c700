import type { Route } from '../../shared/api/route.ts';
import { awardRoutes } from './awards.ts';
import { hubAchievementRoutes } from './hub-achievements.ts';
import { standingRoutes } from './standings.ts';
import { teamAchievementRoutes } from './team-achievements.ts';

export const routes: readonly Route[] = [
  ...teamAchievementRoutes,
  ...hubAchievementRoutes,
  ...awardRoutes,
  ...standingRoutes,
];
