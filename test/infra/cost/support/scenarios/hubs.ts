import {
  domainItemKey,
  domainPointerEntity,
  domainPointerKey,
  hubDomainEntity,
} from '../../../../../shared/hubs/hubs/domains/domain-item.ts';
import { hubItemKey } from '../../../../../shared/hubs/hubs/hub-item.ts';
import { newId } from '../../../../../shared/platform/ids/id.ts';
import type { Call } from '../../../../support/service.ts';
import type { Costs } from '../costs.ts';
import {
  anonymous,
  asKey,
  asMember,
  asOwner,
  data,
  idOf,
  newHub,
  newMember,
  PROSE,
  type Scenario,
  team,
  times,
} from './scenario.ts';

/** Uses the key, so that the write of its last use, once a minute, is not measured. */
const useKey = async (costs: Costs): Promise<void> => {
  await costs.call(asKey(costs, { path: `${team(costs)}/hubs` }));
};

const newSpace = async (costs: Costs, position = 0): Promise<string> => {
  const attributes = { name: 'A space', slug: `s-${newId()}`, description: PROSE, visibility: 'public', position };
  const path = `/hubs/${costs.ours.hub}/spaces`;
  return idOf(await costs.call(asOwner(costs, { method: 'POST', path, body: data('spaces', attributes) })));
};
const hubPath = async (costs: Costs): Promise<string> => `${team(costs)}/hubs/${(await newHub(costs)).id}`;

/** Together with its row this is just below 6 KB. */
const ops = Array.from({ length: 54 }, (_, n) => ({ op: 'replace', path: `/blocks/${n}/text`, value: 'x'.repeat(50) }));
const queuePath = (costs: Costs) => `${team(costs)}/hubs/${costs.ours.hub}/editor-pending-ops`;
const putOps = (costs: Costs): Call =>
  asOwner(costs, { method: 'PUT', path: queuePath(costs), body: data('hub_editor_pending_ops', { ops }) });

export const hubScenarios: Record<string, Scenario> = {
  'List 50 hubs, with an API key': async (costs) => {
    const { body } = await costs.call(asOwner(costs, { path: `${team(costs)}/hubs?page[size]=51` }));
    await times(51 - (body.data as unknown[]).length, () => newHub(costs));
    await useKey(costs);
    return asKey(costs, { path: `${team(costs)}/hubs?page[size]=50` });
  },
  'Read a hub': async (costs) => asOwner(costs, { path: await hubPath(costs) }),
  'Create a hub': async (costs) => {
    const empty = await costs.call(asOwner(costs, { method: 'POST', path: '/teams', body: { name: 'Team' } }));
    return asOwner(costs, {
      method: 'POST',
      path: `/teams/${idOf(empty)}/hubs`,
      body: data('hubs', { name: 'Hub', slug: `new-${newId()}`, description: PROSE }),
    });
  },
  'Change a hub': async (costs) =>
    asOwner(costs, { method: 'PATCH', path: await hubPath(costs), body: data('hubs', { name: 'Other' }) }),
  'Change a hub’s slug': async (costs) =>
    asOwner(costs, { method: 'PATCH', path: await hubPath(costs), body: data('hubs', { slug: `moved-${newId()}` }) }),
  'Delete a hub': async (costs) => asOwner(costs, { method: 'DELETE', path: await hubPath(costs) }),
  'Look up a hub by its id, first time in a process': async (costs) =>
    anonymous({ path: `/hubs/${(await newHub(costs)).id}` }),
  'Look up a hub by its id': async (costs) => {
    await costs.call(anonymous({ path: `/hubs/${costs.ours.hub}` }));
    return anonymous({ path: `/hubs/${costs.ours.hub}` });
  },
  'Look up a hub by its slug': async (costs) => anonymous({ path: `/hubs-by-slug/${(await newHub(costs)).slug}` }),
  'Look up a hub by its domain': async (costs) => {
    const { id: hub_id } = await newHub(costs);
    const [domain, key] = [`${newId()}.example.com`, { team: costs.ours.id, hub: hub_id }];
    const row = { hub_id, team_id: costs.ours.id, domain, status: 'active' };
    await costs.service.db.put({ ...domainItemKey(key), entity: hubDomainEntity, ...row });
    await costs.service.db.put({ ...domainPointerKey(domain), entity: domainPointerEntity, ...row });
    return anonymous({ path: `/hubs-by-domain/${domain}` });
  },
  'Look up a hub with a logo by its id': async (costs) => {
    const { id } = await newHub(costs);
    await costs.service.db.update(hubItemKey({ team: costs.ours.id, hub: id }), { set: { branded: true } });
    await costs.call(anonymous({ path: `/hubs/${id}` }));
    return anonymous({ path: `/hubs/${id}` });
  },
  'Read the editor queue, 6 KB': async (costs) => {
    await costs.call(putOps(costs));
    return asOwner(costs, { path: queuePath(costs) });
  },
  'Write the editor queue, 6 KB, with If-Match': async (costs) => {
    const { headers } = await costs.call(putOps(costs));
    return { ...putOps(costs), headers: { 'if-match': headers.ETag ?? '' } };
  },
  'List 50 spaces, as a member': async (costs) => {
    const path = `/hubs/${costs.ours.hub}/spaces`;
    const { body } = await costs.call(asOwner(costs, { path: `${path}?page[size]=51` }));
    await times(51 - (body.data as unknown[]).length, (n) => newSpace(costs, n));
    return asMember(costs, { path: `${path}?page[size]=50` });
  },
  'Read a space, as a member': async (costs) =>
    asMember(costs, { path: `/hubs/${costs.ours.hub}/spaces/${await newSpace(costs)}` }),
  'Create a space': async (costs) =>
    asOwner(costs, {
      method: 'POST',
      path: `/hubs/${costs.ours.hub}/spaces`,
      body: data('spaces', { name: 'Space', slug: `n-${newId()}` }),
    }),
  'Change a space': async (costs) =>
    asOwner(costs, {
      method: 'PATCH',
      path: `/hubs/${costs.ours.hub}/spaces/${await newSpace(costs)}`,
      body: data('spaces', { name: 'Other' }),
    }),
  'Withdraw as the host of an event': async (costs) => {
    const { id: host_contact_id, token } = await newMember(costs);
    const path = `${team(costs)}/hubs/${costs.ours.hub}/events`;
    const starts_at = new Date(Date.now() + 3_600_000).toISOString();
    const body = data('events', { title: 'Meeting', starts_at, host_contact_id });
    const id = idOf(await costs.call(asOwner(costs, { method: 'POST', path, body })));
    return { ...asMember(costs, { method: 'DELETE', path: `/events/${id}/host` }), token };
  },
};
