import { costAlarms } from '../cost-alarms.ts';
import type { ServiceFunction } from '../functions/service-function.ts';
import type { Api } from '../gateway/api.ts';
import type { Resources } from '../grants/grants.ts';
import type { Stage } from '../stage.ts';
import type { Alarms } from './alarms.ts';
import { watchCanary } from './canary.ts';
import { dashboard } from './dashboard.ts';
import { watchDependencies } from './dependencies.ts';
import { watchFirewall } from './firewall.ts';
import { watchDueRows } from './functions.ts';
import { watchQueues } from './queues.ts';
import { watchRequests } from './requests.ts';

interface Service {
  readonly stage: Stage;
  readonly api: Api;
  readonly resources: Resources;
  /** The functions behind the gateway. */
  readonly routed: readonly ServiceFunction[];
  readonly hasCanary: boolean;
  readonly hasFirewall: boolean;
}

/** The alarms on the service as a whole, and its dashboard. */
export const watchService = (alarms: Alarms, service: Service): void => {
  const { stage, api, resources } = service;
  if (service.hasCanary) watchCanary(alarms);
  watchQueues(alarms, resources.queues, resources.deadLetters);
  watchDueRows(alarms);
  watchRequests(alarms, api);
  watchDependencies(alarms, stage, resources, service.routed);
  costAlarms(alarms, stage, { api, tables: [resources.table, resources.index] });
  if (service.hasFirewall) watchFirewall(alarms);
  alarms.pageCauses();
  dashboard(alarms, { stage, api, resources, pages: alarms.pages });
};
