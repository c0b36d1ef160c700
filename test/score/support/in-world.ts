import { type RouteWorld, startRoutes } from '../../functions/every-route/support/world.ts';
import type { Row } from '../row.ts';

type Measure = Row['measure'];

/** Measures in a world with every route, which ends with the measurement. */
export const inWorld =
  (measure: (world: RouteWorld, ...size: Parameters<Measure>) => ReturnType<Measure>): Measure =>
  async (size, progress) => {
    const world = await startRoutes();
    try {
      return await measure(world, size, progress);
    } finally {
      await world.stop();
    }
  };
