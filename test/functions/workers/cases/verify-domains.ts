import { verifyDomains } from '../../../../functions/verify-domains/verify-domains.ts';
import { checkDomain } from '../../../../shared/hubs/hubs/domains/domain-check.ts';
import { challengeName } from '../../../../shared/hubs/hubs/domains/domain-name.ts';
import { domains } from '../../../../shared/hubs/hubs/domains/domains.ts';
import { hubInput } from '../../../../shared/hubs/hubs/hub-input.ts';
import { hubs } from '../../../../shared/hubs/hubs/hubs.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../support/dynamo.ts';
import type { World } from '../stopped.ts';

const MINUTE = 60_000;

/** Two due domains, one of them with its DNS record. */
export const start = async (): Promise<World> => {
  const store = await startStore();
  const db = table(store.client, store.name);
  const actor = { type: 'user', id: newId() } as const;
  const before = new Date(Date.now() - 5 * MINUTE);
  const zone = new Map<string, string>();
  for (const domain of ['found.example.com', 'missing.example.com']) {
    const team = newId();
    const hub = await hubs(db, team).create(hubInput().parse({ name: 'Hub' }), actor, before);
    if (typeof hub === 'string') throw new Error(hub);
    const item = await domains(db, { team, hub: hub.id }).set(domain, actor, before);
    if (typeof item === 'string') throw new Error(item);
    await checkDomain(item, { db, lookup: async () => [], actor, now: before });
    if (domain.startsWith('found')) zone.set(challengeName(domain), item.challenge);
  }
  return {
    stores: [store],
    cases: { 'two domains': [] },
    async invoke(process) {
      const lookup = process.effect('lookup', async (name: string) => [zone.get(name) ?? '']);
      await verifyDomains({ db: process.db(store), lookup })(new Date());
      return undefined;
    },
    stop: () => store.stop(),
  };
};
