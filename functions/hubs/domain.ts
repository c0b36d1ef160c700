import * as z from 'zod';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { checkDomain } from '../../shared/hubs/hubs/domains/domain-check.ts';
import { DOMAIN_STATUSES, type DomainItem, isProved } from '../../shared/hubs/hubs/domains/domain-item.ts';
import { challengeName, DomainName } from '../../shared/hubs/hubs/domains/domain-name.ts';
import { domains } from '../../shared/hubs/hubs/domains/domains.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, done, empty, one, resource } from '../../shared/platform/http/response.ts';
import { routeWith } from '../../shared/platform/http/route.ts';
import type { HubPorts } from './ports.ts';

const route = routeWith<HubPorts>();

/** A hub has at most one: its id is the hub's. */
const HubDomain = resource(
  'hub_domains',
  z.object({
    domain: z.string(),
    status: z.enum(DOMAIN_STATUSES).meta({
      description:
        'Once `verified`, the domain is proved and this hub’s alone; that is as far as the service goes by itself. `active` says that it is served too: whoever runs the service notes that on the domain once its certificate stands and its name leads to the hub. No route does so.',
    }),
    challenge: z.object({ type: z.literal('TXT'), name: z.string(), value: z.string() }),
    checked_at: z.iso.datetime().nullable(),
    verified_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const shown = (item: DomainItem) => ({
  ...item,
  id: item.hub_id,
  challenge: { type: 'TXT' as const, name: challengeName(item.domain), value: item.challenge },
});

const path = '/teams/{team_id}/hubs/{hub_id}/domain';
const caller = creator('hubs.manage');

const readDomain = route({
  method: 'GET',
  path,
  summary: 'Read the domain of a hub',
  description: 'With the TXT record that proves it, and how far its verification is. 404 where the hub has none.',
  caller,
  response: one(HubDomain),
  errors: ['not_found'],
  async handler({ params }, { team, db }) {
    const item = await domains(db, { team, hub: params.hub_id }).read();
    return item ? answer(shown(item)) : refuse('not_found');
  },
});

const setDomain = route({
  method: 'PUT',
  path,
  summary: 'Set the domain of a hub',
  description:
    'The answer names the TXT record that proves the domain. Another domain replaces the one the hub had and its proof. A domain is the hub’s that proves it first.',
  caller,
  body: envelope('hub_domains', z.object({ domain: DomainName })),
  response: one(HubDomain),
  errors: ['domain_taken', 'not_found'],
  async handler({ params, body }, { caller, team, db, now }) {
    const item = await domains(db, { team, hub: params.hub_id }).set(body.domain, actorOf(caller), now);
    if (item === 'domain_taken') return refuse('domain_taken', { field: 'domain' });
    return item === 'not_found' ? refuse(item) : answer(shown(item));
  },
});

const deleteDomain = route({
  method: 'DELETE',
  path,
  summary: 'Take its domain from a hub',
  description: 'The domain is free again, for any hub; its proof is forgotten.',
  caller,
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const gone = await domains(db, { team, hub: params.hub_id }).remove(actorOf(caller), now);
    return gone ? done() : refuse('not_found');
  },
});

const verifyDomain = route({
  method: 'POST',
  path: `${path}/verify`,
  summary: 'Verify the domain of a hub',
  description:
    '202 with the `Location` to poll while the TXT record is not found, which is looked for again for 72 hours; 200 without one once the domain is verified.',
  caller,
  status: 202,
  alternativeStatus: 200,
  location: path,
  response: one(HubDomain),
  errors: ['domain_taken', 'not_found'],
  async handler({ params }, { caller, team, db, now, ports }) {
    const current = await domains(db, { team, hub: params.hub_id }).read();
    const check = { db, lookup: ports.txtLookup, actor: actorOf(caller), now };
    const item = current && (await checkDomain(current, check));
    if (item === 'domain_taken') return refuse('domain_taken');
    if (!item) return refuse('not_found');
    return answer(shown(item), isProved(item) ? { status: 200, unlocated: true } : {});
  },
});

export const domainRoutes = [readDomain, setDomain, deleteDomain, verifyDomain];
