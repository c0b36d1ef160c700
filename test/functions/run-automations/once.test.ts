import { describe, expect, test } from 'vitest';
import { sendMail } from '../../../functions/send-mail/send-mail.ts';
import { deliveriesOf } from '../../../shared/delivery/webhooks/delivery-item.ts';
import type { AutomationJob, StepJob } from '../../../shared/downstream/automations/automation-job.ts';
import type { EnrollmentItem } from '../../../shared/downstream/automations/enrollment-item.ts';
import { table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { injectFaults, unavailable } from '../../support/faults.ts';
import { proveAddressOf } from '../../support/prove-address.ts';
import { useWorld } from '../../support/use-world.ts';
import { count, effectsOn, everyEffect, ONCE } from '../automations/effects.ts';
import { mail, startAutomations, wait } from '../automations/world.ts';

const at = useWorld(startAutomations);

const stepOf = (one: EnrollmentItem): StepJob => ({
  kind: 'step',
  team_id: one.team_id,
  hub_id: one.hub_id,
  automation_id: one.automation_id,
  enrollment_id: one.id,
  contact_id: one.contact_id,
  turn: one.turn,
});

const joined = (contact: string, id = newId()): AutomationJob => ({
  kind: 'told',
  told: {
    id,
    type: 'member.joined',
    team_id: at.ours.id,
    hub_id: at.ours.hub,
    resource_type: 'members',
    resource_id: contact,
    actor: { type: 'contact', id: contact },
    at: new Date().toISOString(),
    changed: [],
  },
});

describe('each effect occurs once', () => {
  test('after an interruption at any point, the next delivery completes the step', async () => {
    const effects = await everyEffect(at);
    const automation = await at.automation(effects.nodes);
    const client = at.service.store.connect({ maxAttempts: 1 });
    let [sent, failing, after, reached] = [0, 0, false, false];
    injectFaults(client, () => () => {
      sent += 1;
      reached ||= sent === failing;
      return !after && sent === failing ? unavailable() : undefined;
    });
    /* The response to a successful write can be lost, too. */
    client.middlewareStack.add(
      (next) => async (args) => {
        const answered = await next(args);
        if (after && sent === failing) throw unavailable();
        return answered;
      },
      { step: 'initialize', name: 'lost answers' },
    );
    const breaking = at.worker(table(client, at.service.store.name));
    let broken = 0;
    for (const lost of [false, true]) {
      for (let nth = 1; ; nth += 1) {
        const ada = await at.person();
        await at.send(
          'POST',
          `/teams/${at.ours.id}/contacts/${ada}/tags`,
          { tag_id: effects.removedTag },
          'contact_tags',
        );
        const deliveries = await count(at, deliveriesOf(at.hub, effects.endpoint), 'DELIVERY#');
        await at.enroll(automation, ada);
        reached = false;
        for (let node = 0; node < effects.nodes.length; node += 1) {
          const [enrollment] = await at.enrolled(automation, ada);
          if (!enrollment) throw new Error('nobody is enrolled');
          [sent, failing, after] = [0, nth, lost];
          broken += await at.work([stepOf(enrollment)], breaking);
          [failing, after] = [0, false];
          /* The message is delivered twice more, whether or not the first attempt ended. */
          await at.work([stepOf(enrollment)]);
          await at.work([stepOf(enrollment)]);
        }
        const found = await effectsOn(at, ada, effects);
        expect(found).toEqual({ ...ONCE, deliveries: deliveries + 1 });
        /* No step made as many requests. */
        if (!reached) break;
      }
    }
    client.destroy();
    expect(broken).toBeGreaterThan(40);
  });

  test('with fifty concurrent workers', async () => {
    const effects = await everyEffect(at);
    const automation = await at.automation(effects.nodes);
    const ada = await at.person();
    await at.enroll(automation, ada);
    for (let node = 0; node < effects.nodes.length; node += 1) {
      const [enrollment] = await at.enrolled(automation, ada);
      if (!enrollment) throw new Error('nobody is enrolled');
      const copies = Array.from({ length: 50 }, () => stepOf(enrollment));
      while ((await at.work(copies)) > 0);
    }
    expect(await effectsOn(at, ada, effects)).toEqual({ ...ONCE, deliveries: 1 });
  });

  test('an email is sent once although many messages request it', async () => {
    const automation = await at.automation([mail('one', 'Hello {{contact.name}} in {{hub.name}}')]);
    const ada = await at.person('Grace');
    await proveAddressOf(at.db, at.ours.id, ada);
    await at.settle();
    at.emails.length = 0;
    await at.enroll(automation, ada);
    await at.settle();
    expect(at.emails).toHaveLength(1);
    const sent: string[] = [];
    const send = sendMail({
      db: at.db,
      email: { send: async ({ subject }: { subject: string }) => void sent.push(subject) },
      publicOrigin: 'https://hub.example.com',
      failed: () => undefined,
    } as unknown as Parameters<typeof sendMail>[0]);
    const Records = Array.from({ length: 20 }, () => ({ messageId: newId(), body: JSON.stringify(at.emails[0]) }));
    for (let tries = 0; tries < 3; tries += 1) await send({ Records });
    expect(sent).toEqual(['Hello Grace in ours']);
  });
});

describe('a member is enrolled once', () => {
  test('by a hundred concurrent triggers', async () => {
    const automation = await at.automation([wait('wait', 3_600)], { trigger: { type: 'member.joined' } });
    const ada = await at.person();
    const jobs = Array.from({ length: 100 }, () => joined(ada));
    while ((await at.work(jobs)) > 0);
    expect(await at.enrolled(automation, ada)).toHaveLength(1);
  });

  test('by one event that is delivered a hundred times, in every re-entry mode', async () => {
    const automation = await at.automation([{ id: 'out', type: 'exit' }], {
      trigger: { type: 'member.joined' },
      re_entry_mode: 'after_exit',
    });
    const ada = await at.person();
    const job = joined(ada);
    while ((await at.work(Array.from({ length: 50 }, () => job))) > 0);
    await at.settle();
    while ((await at.work(Array.from({ length: 50 }, () => job))) > 0);
    await at.settle();
    const found = (await at.enrolled(automation, ada)).filter(({ event_id }) => event_id !== null);
    expect(found.filter(({ event_id }) => event_id === (job.kind === 'told' ? job.told.id : ''))).toHaveLength(1);
  });
});
