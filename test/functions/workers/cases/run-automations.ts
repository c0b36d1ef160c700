import { runAutomations } from '../../../../functions/run-automations/run-automations.ts';
import type { AutomationJob } from '../../../../shared/downstream/automations/automation-job.ts';
import type { PublishedEvent } from '../../../../shared/platform/ledger/published-event-message.ts';
import { mail, startAutomations, wait } from '../../automations/world.ts';
import { messages, type World } from '../stopped.ts';

/** A step that writes, an event that enrolls and wakes, a date, and an automation that is resumed. */
export const start = async (): Promise<World> => {
  const at = await startAutomations();
  const { store } = at.service;
  const of = { team_id: at.ours.id, hub_id: at.ours.hub };
  const [tag, tomorrow] = [await at.tag(), new Date(Date.now() + 86_400_000).toISOString()];
  const tagging = { id: 'a', type: 'add_tag', data: { tag_id: tag } };
  const stepping = await at.automation([tagging, mail('b')]);
  const waiting = await at.automation([
    { id: 'a', type: 'wait_for_event', data: { event: { type: 'comment.created' }, timeout_seconds: 86_400 } },
    mail('b'),
  ]);
  await at.automation([mail('a')], { trigger: { type: 'comment.created' } });
  const dated = await at.automation([mail('a')], { trigger: { type: 'date', at: tomorrow } });
  const paused = await at.automation([wait('a', 60), mail('b')]);
  const ada = await at.person();
  for (const automation of [waiting, paused]) await at.enroll(automation, ada);
  await at.settle();
  await at.send('POST', `${at.base}/automations/${paused}/pause`);
  await at.pass(120_000);
  await at.send('POST', `${at.base}/automations/${paused}/resume`);
  await at.enroll(stepping, ada);
  await at.relayAll();
  const jobs = at.queued.map(({ job }) => job);
  const step = jobs.filter((job) => job.kind === 'step' && job.automation_id === stepping);
  const event: PublishedEvent = {
    id: ada,
    type: 'comment.created',
    resource_type: 'comments',
    resource_id: ada,
    ...of,
    changed: [],
    actor: { type: 'contact', id: ada } as const,
    at: new Date().toISOString(),
  };
  return {
    stores: [store],
    ownQueue: 'queue automations',
    cases: {
      step,
      told: [{ kind: 'told', told: event }],
      members: [
        { kind: 'members', ...of, automation_id: dated, version_int: 1, at: new Date().toISOString(), after: null },
      ],
      resume: jobs.filter(({ kind }) => kind === 'resume'),
    } satisfies Record<AutomationJob['kind'], readonly AutomationJob[]>,
    invoke: (process, messageJobs) =>
      runAutomations({
        db: process.db(store),
        queue: { send: process.effect('queue automations', async () => undefined) },
        now: () => new Date(),
        failed: () => undefined,
      })(messages(messageJobs)),
    stop: () => at.stop(),
  };
};
