import { type EnrollmentItem, enrollmentKey } from '../../../../../shared/downstream/automations/enrollment-item.ts';
import { runStep } from '../../../../../shared/downstream/automations/run-step.ts';
import { versions } from '../../../../../shared/downstream/automations/versions.ts';
import type { Costs } from '../costs.ts';
import { asOwner, data, idOf, newMember, type Scenario, team } from './scenario.ts';

const inHub = (costs: Costs, path: string): string => `${team(costs)}/hubs/${costs.ours.hub}/${path}`;
const appoint = async (costs: Costs) => {
  const path = inHub(costs, `automated-senders/${(await newMember(costs)).id}`);
  return asOwner(costs, { method: 'PUT', path });
};

/** The job of an enrollment in a campaign whose only step unlocks a course; it waits at first. */
const enrolled = async (costs: Costs, after_days: number) => {
  const [{ db }, path, contact_id] = [costs.service, inHub(costs, 'drip-campaigns'), (await newMember(costs)).id];
  const send = async (method: string, to: string, type: string, attributes: object) =>
    costs.call(asOwner(costs, { method, path: to, body: data(type, attributes) }));
  const made = await send('POST', path, 'drip_campaigns', { name: 'Weekly', trigger: { type: 'manual' } });
  const campaign = `${path}/${idOf(made)}`;
  const course = { title: 'Course', kind: 'course', status: 'published' };
  const target_id = idOf(await send('POST', inHub(costs, 'content-nodes'), 'content_nodes', course));
  const unlock = { kind: 'unlock', target_type: 'content_node', target_id, after_days };
  await send('POST', `${campaign}/steps`, 'drip_steps', unlock);
  const { body } = await send('PATCH', campaign, 'drip_campaigns', { status: 'active' });
  const { automation_id } = (body.data as { attributes: { automation_id: string } }).attributes;
  const to = inHub(costs, `automations/${automation_id}/enrollments`);
  const enrollment_id = idOf(await send('POST', to, 'automation_enrollments', { contact_id }));
  const hub = { team: costs.ours.id, hub: costs.ours.hub };
  const known = versions(db);
  const enrollment = () => db.get<EnrollmentItem>(enrollmentKey(hub, automation_id, enrollment_id));
  return async () => {
    const job = { team_id: hub.team, hub_id: hub.hub, automation_id, enrollment_id, contact_id };
    const { turn = 0 } = (await enrollment()) ?? {};
    await known(hub, automation_id, 1);
    return () => runStep(db, known, { kind: 'step', ...job, turn }, new Date());
  };
};

export const automationScenarios: Record<string, Scenario> = {
  'Appoint an automated sender': appoint,
  'Dismiss an automated sender': async (costs) => {
    const call = await appoint(costs);
    await costs.call(call);
    return { ...call, method: 'DELETE' };
  },
  'Reach a step of a drip campaign and wait for it': async (costs) => (await enrolled(costs, 1))(),
  'Unlock content by a step of a drip campaign': async (costs) => {
    const next = await enrolled(costs, 0);
    await (await next())();
    return next();
  },
  'Add a step to a drip campaign': async (costs) => {
    const path = inHub(costs, 'drip-campaigns');
    const campaign = data('drip_campaigns', { name: 'Weekly', trigger: { type: 'manual' } });
    const id = idOf(await costs.call(asOwner(costs, { method: 'POST', path, body: campaign })));
    const step = data('drip_steps', { kind: 'email', subject: 'Hello', body: 'There', after_days: 1 });
    return asOwner(costs, { method: 'POST', path: `${path}/${id}/steps`, body: step });
  },
};
