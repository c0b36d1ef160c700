import { automations } from '../../../shared/downstream/automations/automations.ts';
import { Definition } from '../../../shared/downstream/automations/definition.ts';
import { enrollMembers } from '../../../shared/downstream/automations/fan-out.ts';
import { versions } from '../../../shared/downstream/automations/versions.ts';
import { table } from '../../../shared/platform/db/table.ts';
import type { startFilledLists } from '../../functions/every-route/support/filled-lists.ts';
import type { Consumption } from '../../support/meter.ts';

type Lists = Awaited<ReturnType<typeof startFilledLists>>;

/** What the first page of a fan-out to the members of a hub consumes, by an automation with a date. */
export const fanOut = async ({ store, ids, during }: Lists): Promise<Consumption> => {
  const db = table(store.client, store.name);
  const hub = { team: String(ids.team_id), hub: String(ids.hub_id) };
  const [now, actor] = [new Date(), { type: 'user', id: String(ids.user_id) } as const];
  const at = new Date(now.getTime() + 86_400_000).toISOString();
  const definition = Definition.parse({
    trigger: { type: 'date', at },
    entry_node_id: 'wait',
    nodes: [{ id: 'wait', type: 'delay', data: { seconds: 86_400 } }],
  });
  const entry = { re_entry_mode: 'never', re_entry_interval_seconds: null, settings: {} } as const;
  const draft = await automations(db, hub).create({ name: 'Dated', ...entry, definition }, actor, now);
  const active = await automations(db, hub).publish(draft, actor, now);
  if (typeof active === 'string') throw new Error(active);
  const reference = { team_id: hub.team, hub_id: hub.hub, automation_id: active.id } as const;
  const job = { kind: 'members', ...reference, version_int: active.version_int, at, after: null } as const;
  return during(() => enrollMembers(db, versions(db), job, now));
};
