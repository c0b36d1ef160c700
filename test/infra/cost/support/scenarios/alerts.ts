import { adminAlerts } from '../../../../../shared/accounts/alerts/admin-alerts.ts';
import { platformAlerts } from '../../../../../shared/accounts/alerts/platform-alerts.ts';
import { newId } from '../../../../../shared/platform/ids/id.ts';
import type { Costs } from '../costs.ts';
import { asOwner, PROSE, type Scenario, team, times } from './scenario.ts';

const PAYLOAD = { reason: PROSE };
const raise = ({ service, ours }: Costs): Promise<string> =>
  adminAlerts(service.db, ours.id).raise(
    { alert_type: 'emails_held_back', payload: PAYLOAD, dedupe_key: newId(), source_module: 'test', hub_id: ours.hub },
    new Date(),
  );
const raisePlatform = ({ service }: Costs): Promise<string> =>
  platformAlerts(service.db).raise(
    { alert_type: 'dead_letters', payload: PAYLOAD, dedupe_key: newId(), severity: 'critical' },
    new Date(),
  );

export const alertScenarios: Record<string, Scenario> = {
  'List 50 admin alerts': async (costs) => {
    await times(51, () => raise(costs));
    return asOwner(costs, { path: `${team(costs)}/admin-alerts` });
  },
  'List 50 platform alerts': async (costs) => {
    await times(51, () => raisePlatform(costs));
    return { path: '/api/v1/admin/platform-alerts', token: costs.platformAdmin.token };
  },
  'List 50 platform alerts of one severity': async (costs) => {
    await times(51, () => raisePlatform(costs));
    return { path: '/api/v1/admin/platform-alerts?filter[severity]=critical', token: costs.platformAdmin.token };
  },
  'Resolve an admin alert': async (costs) =>
    asOwner(costs, { method: 'POST', path: `${team(costs)}/admin-alerts/${await raise(costs)}/resolve` }),
};
