import type { Alarms } from '../watch/alarms.ts';
import { watchFunction } from '../watch/functions.ts';
import type { LiveVersions } from './live-versions.ts';
import type { ServiceFunction } from './service-function.ts';
import type { Judged } from './version-alarms.ts';

/** What every function with traffic joins: the alarms, and the versions that a deployment shifts. */
export interface Operations {
  readonly alarms: Alarms;
  readonly liveVersions: LiveVersions;
}

export const operate = (one: ServiceFunction, as: Judged, { alarms, liveVersions }: Operations): void => {
  liveVersions.add(one, as);
  watchFunction(alarms, one, as);
};
