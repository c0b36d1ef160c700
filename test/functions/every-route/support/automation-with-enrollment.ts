import { automations } from '../../../../shared/downstream/automations/automations.ts';
import { Definition } from '../../../../shared/downstream/automations/definition.ts';
import { enroll } from '../../../../shared/downstream/automations/enroll.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import type { Tenant } from '../../../support/world.ts';

/** An active automation of the tenant's hub, and a waiting enrollment of its member. */
export const automationWithEnrollment = async (db: Table, { id: team, hub, users, member }: Tenant) => {
  const actor = { type: 'user', id: users.owner.id } as const;
  const now = new Date();
  const definition = Definition.parse({
    trigger: { type: 'manual' },
    entry_node_id: 'wait',
    nodes: [{ id: 'wait', type: 'delay', data: { seconds: 86_400 } }],
  });
  const repository = automations(db, { team, hub });
  const entry = { re_entry_mode: 'never', re_entry_interval_seconds: null, settings: {} } as const;
  const draft = await repository.create({ name: 'Waiting', ...entry, definition }, actor, now);
  const active = await repository.publish(draft, actor, now);
  if (typeof active === 'string') throw new Error(active);
  const cause = { cause: newId(), type: 'manual', event_id: null, at: now.toISOString(), depth: 0, actor } as const;
  const enrolled = await enroll(db, active, definition, member.id, cause, now);
  if (typeof enrolled === 'string') throw new Error(enrolled);
  return { automation_id: active.id, enrollment_id: enrolled.id };
};
