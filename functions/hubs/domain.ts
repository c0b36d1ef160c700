import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { routeWith } from '../../shared/api/route.ts';
import { siteRefusal } from '../../shared/api/site-refusal.ts';
import { checkDomain } from '../../shared/hubs/hubs/domains/domain-check.ts';
import { DOMAIN_STATUSES, type DomainItem, isProved } from '../../shared/hubs/hubs/domains/domain-item.ts';
import { challengeName, DomainName } from '../../shared/hubs/hubs/domains/domain-name.ts';
import { domains } from '../../shared/hubs/hubs/domains/domains.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, done, empty, one, resource } from '../../shared/platform/http/response.ts';
import type { HubsPorts } from './ports.ts';

const route = routeWith<HubsPorts>();

/** A hub has at most one domain, so the id is the id of the hub. */
const HubDomain = resource('hub_domains', () =>
  z.object({
    domain: z.string(),
    status: z
      .enum(DOMAIN_STATUSES)
      .meta(
        described(
          '`verified`: ownership is proved and no other hub can use the domain. It is `failed` when the TXT record has been missing for 72 hours. `active`: the domain is also served. The operator of the service sets `active` once the certificate and DNS are in place; no route does.',
        ),
      ),
    challenge: z
      .object({ type: z.literal('TXT'), name: z.string(), value: z.string() })
      .meta(described('The TXT record that proves ownership. Keep it: it is looked up again every day.')),
    checked_at: z.iso.datetime().nullable(),
    proof_missing_since: z.iso
      .datetime()
      .nullable()
      .meta(described('Since when the TXT record of the verified domain is missing; null while it is found.')),
    verified_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const shown = (item: DomainItem) => ({
  ...item,
  id: item.hub_id,
  proof_missing_since: (isProved(item) && item.proof_missing_since) || null,
  challenge: { type: 'TXT' as const, name: challengeName(item.domain), value: item.challenge },
});

const path = '/teams/{team_id}/hubs/{hub_id}/domain';
const caller = creator('hubs.manage');

const readDomain = route({
  method: 'GET',
  path,
  summary: text("Get a hub's domain"),
  description: text(
    'Returns the TXT record that proves ownership and the state of the verification. A hub without a domain returns 404.',
  ),
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
  summary: text("Set a hub's domain"),
  description: text(
    'Returns the TXT record that proves ownership. A new domain replaces the old one and its proof. The first hub to prove a domain gets it. The domain is where members find the hub and sign in, so only an owner, or an API key with the scope `members.impersonate`, can set another one; others get 403.',
  ),
  caller,
  body: envelope('hub_domains', () => z.object({ domain: DomainName })),
  response: one(HubDomain),
  errors: ['domain_taken', 'forbidden', 'not_found'],
  async handler({ params, body: { domain } }, { caller, team, db, now }) {
    const ofHub = domains(db, { team, hub: params.hub_id });
    const refusal = siteRefusal(caller, ['domain']);
    const current = refusal && (await ofHub.read());
    if (refusal) return current?.domain === domain ? answer(shown(current)) : refusal;
    const item = await ofHub.set(domain, actorOf(caller), now);
    if (item === 'domain_taken') return refuse('domain_taken', { field: 'domain' });
    return item === 'not_found' ? refuse(item) : answer(shown(item));
  },
});

const deleteDomain = route({
  method: 'DELETE',
  path,
  summary: text("Delete a hub's domain"),
  description: text('The proof is deleted, and any hub can claim the domain again.'),
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
  summary: text("Verify a hub's domain"),
  description: text(
    'Looks up the TXT record. Returns 200 if the domain is verified, and 202 with the `Location` to poll while the record is not found; the lookup is repeated for 72 hours. A verified domain whose record is gone is `pending` again, and another hub can verify it.',
  ),
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
