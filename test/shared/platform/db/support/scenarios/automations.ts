import type { Costs } from '../costs.ts';
import { asOwner, data, idOf, newMember, type Scenario, team } from './scenario.ts';

const inHub = (costs: Costs, path: string): string => `${team(costs)}/hubs/${costs.ours.hub}/${path}`;
const appoint = async (costs: Costs) => {
  const path = inHub(costs, `automated-senders/${(await newMember(costs)).id}`);
  return asOwner(costs, { method: 'PUT', path });
};

export const automationScenarios: Record<string, Scenario> = {
  'Appoint an automated sender': appoint,
  'Dismiss an automated sender': async (costs) => {
    const call = await appoint(costs);
    await costs.call(call);
    return { ...call, method: 'DELETE' };
  },
  'Add a step to a drip campaign': async (costs) => {
    const path = inHub(costs, 'drip-campaigns');
    const campaign = data('drip_campaigns', { name: 'Weekly', trigger: { type: 'manual' } });
    const id = idOf(await costs.call(asOwner(costs, { method: 'POST', path, body: campaign })));
    const step = data('drip_steps', { kind: 'email', subject: 'Hello', body: 'There', after_days: 1 });
    return asOwner(costs, { method: 'POST', path: `${path}/${id}/steps`, body: step });
  },
};
