import { expect, test } from 'vitest';
import type { AutomationJob } from '../../../shared/downstream/automations/automation-job.ts';
import { automations } from '../../../shared/downstream/automations/automations.ts';
import { enroll } from '../../../shared/downstream/automations/enroll.ts';
import { publishToAutomations } from '../../../shared/downstream/automations/publish-to-automations.ts';
import { readDefinition } from '../../../shared/downstream/automations/published-definition.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import type { LedgerEvent } from '../../../shared/platform/ledger/ledger-event.ts';
import { meter } from '../../support/meter.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { type AutomationsWorld, mail, startAutomations, wait } from './world.ts';

const at = useWorld(startAutomations);
const spent = useFixture(() => meter(at.service.store.client));

const costOf = async (work: () => Promise<unknown>) => {
  spent.read();
  await work();
  const { requests, trips, read, write } = spent.read();
  return { requests, trips, read, write };
};

/** Runs one step of an enrollment at the first node, in a process that has the version cached. */
const stepCost = async (nodes: Parameters<AutomationsWorld['automation']>[0]) => {
  const id = await at.automation(nodes);
  const costs: Awaited<ReturnType<typeof costOf>>[] = [];
  for (let round = 0; round < 2; round += 1) {
    const contact = await at.person();
    await at.enroll(id, contact);
    const [one] = await at.enrolled(id, contact);
    if (!one) throw new Error('nobody is enrolled');
    const { team_id, hub_id, automation_id, contact_id, turn } = one;
    const of = { team_id, hub_id, automation_id, contact_id, turn };
    costs.push(await costOf(() => at.work([{ kind: 'step', enrollment_id: one.id, ...of }])));
  }
  return costs[1];
};

test('an enrollment costs one read of the member and one write of two rows', async () => {
  const id = await at.automation([mail('a')]);
  const automation = await automations(at.db, at.hub).get(id);
  const definition = automation?.definition && readDefinition(automation.definition);
  const contact = await at.person();
  if (!automation || !definition) throw new Error('there is no automation');
  const cause = { cause: newId(), type: 'manual', event_id: null, at: new Date().toISOString(), depth: 0 } as const;
  const by = { ...cause, actor: { type: 'system', id: 'test' } as const };
  const cost = await costOf(() => enroll(at.db, automation, definition, contact, by, new Date()));
  expect(cost).toEqual({ requests: 2, trips: 2, read: 1, write: 4 });
});

test('a step without an effect costs one read and one write', async () => {
  expect(await stepCost([wait('a', 60), mail('b')])).toEqual({ requests: 2, trips: 2, read: 6, write: 1 });
});

test('a step with an effect costs one read and one write', async () => {
  expect(await stepCost([mail('a'), mail('b')])).toEqual({ requests: 2, trips: 2, read: 6, write: 4 });
});

test('a long wait costs one read and one write, which is also written to the index', async () => {
  expect(await stepCost([wait('a', 3_600), mail('b')])).toEqual({ requests: 2, trips: 2, read: 6, write: 2 });
});

test('a job of an earlier generation costs one read and no write', async () => {
  const id = await at.automation([wait('a', 60)]);
  await at.enroll(id, await at.person());
  await at.settle();
  const [one] = await at.enrolled(id);
  if (!one) throw new Error('nobody is enrolled');
  const { team_id, hub_id, automation_id, contact_id } = one;
  const of = { team_id, hub_id, automation_id, contact_id, turn: 1 };
  const job: AutomationJob = { kind: 'step', enrollment_id: one.id, ...of };
  expect(await costOf(() => at.work([job]))).toMatchObject({ requests: 1, write: 0 });
});

test('a hundred concurrent events of ten hubs cost one read of ten rows, and hubs without subscriptions get no message', async () => {
  const sent: unknown[] = [];
  const publish = publishToAutomations(at.db, { send: async (jobs) => void sent.push(...jobs) });
  const hubs = [at.ours.hub, ...Array.from({ length: 9 }, () => newId())];
  const event = (nth: number): LedgerEvent & { team_id: string } => ({
    id: newId(),
    type: 'comment.created',
    team_id: at.ours.id,
    hub_id: hubs[nth % 10] ?? null,
    resource_type: 'comments',
    resource_id: newId(),
    actor: null,
    at: new Date().toISOString(),
    changed: [],
  });
  const cost = await costOf(() => Promise.all(Array.from({ length: 100 }, (_, nth) => publish(event(nth)))));
  expect(cost).toMatchObject({ requests: 1, trips: 1, write: 0 });
  expect(sent).toEqual([]);
  await at.automation([mail('a')], { trigger: { type: 'comment.created' } });
  await Promise.all(Array.from({ length: 100 }, (_, nth) => publish(event(nth))));
  expect(sent).toHaveLength(10);
});
