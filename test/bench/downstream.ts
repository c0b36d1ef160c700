import { awardAchievements } from '../../functions/award-achievements/award-achievements.ts';
import { deriveRows } from '../../functions/derive-rows/derive-rows.ts';
import { EVENTS } from '../../functions/relay/entities.ts';
import { relay } from '../../functions/relay/relay.ts';
import { entityOf } from '../../functions/relay/stream-record.ts';
import { sendMail } from '../../functions/send-mail/send-mail.ts';
import type { MeasuredWork } from '../../infra/cost/measured.ts';
import { trackedEmail } from '../../shared/delivery/email/tracked-email.ts';
import { publishToAutomations } from '../../shared/downstream/automations/publish-to-automations.ts';
import { notifier } from '../../shared/downstream/notifications/notifier.ts';
import { dynamoIndex } from '../../shared/downstream/search/dynamo-index.ts';
import { putInInboxes } from '../../shared/engagement/messages/inbox-updates.ts';
import { table } from '../../shared/platform/db/table.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import type { Costs } from '../infra/cost/support/costs.ts';
import { changesOf } from '../support/changes.ts';
import { startStore } from '../support/dynamo.ts';
import { meter } from '../support/meter.ts';
import { relayPorts } from '../support/relay-ports.ts';

interface Message {
  readonly worker: string;
  readonly body: string;
}

/** What an operation led to after its response. */
interface Downstream {
  readonly relay?: MeasuredWork;
  readonly workers: Readonly<Record<string, MeasuredWork>>;
  readonly messages: number;
}

const NOTHING: MeasuredWork = { ms: 0, trips: 0, read: 0, write: 0 };

const plus = (one: MeasuredWork, other: MeasuredWork): MeasuredWork => ({
  ms: one.ms + other.ms,
  trips: one.trips + other.trips,
  read: one.read + other.read,
  write: one.write + other.write,
});

/** The relay and the workers that most changes wake, in this process on the stores of the measured service. */
export const startDownstream = async ({ service, spent }: Costs) => {
  const { db } = service;
  const indexStore = await startStore({ engine: true });
  const ofIndex = meter(indexStore.client);
  const changes = changesOf(service.store);
  const messages: Message[] = [];
  const failed = (_: unknown, error: unknown): never => {
    throw error;
  };
  const queue = (worker: string) => ({
    send: async (job: unknown) => void messages.push({ worker, body: JSON.stringify(job) }),
  });
  const mail = queue('send-mail');
  const notify = notifier(db, mail);
  const relayed = relay(
    relayPorts(db, {
      awards: queue('award-achievements'),
      derived: queue('derive-rows'),
      automations: queue('run-automations'),
      mail,
      failed,
      publishToAutomations: publishToAutomations(db, queue('run-automations')),
      notify: (event) => notify(event, new Date()),
      putInInboxes: (found) => putInInboxes(db, found, new Date()),
    }),
  );
  const sender = { provider: 'ses', send: async () => newId() };
  const workers: Readonly<
    Record<string, (event: { Records: { messageId: string; body: string }[] }) => Promise<unknown>>
  > = {
    'award-achievements': awardAchievements({ db, queue: queue('award-achievements'), failed }),
    'derive-rows': deriveRows({
      db,
      index: dynamoIndex(table(indexStore.client, indexStore.name)),
      queue: queue('derive-rows'),
      failed,
    }),
    'send-mail': sendMail({
      db,
      email: trackedEmail(db, sender, () => new Date()),
      tokenKey: async () => 'key',
      publicOrigin: 'https://hub.example.com',
      failed,
    }),
  };
  const measured = async (run: () => Promise<unknown>): Promise<MeasuredWork> => {
    spent.read();
    ofIndex.read();
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    const [one, other] = [spent.read(), ofIndex.read()];
    return {
      ms: (user + system) / 1_000,
      trips: one.trips + other.trips,
      read: one.read + other.read,
      write: one.write + other.write,
    };
  };
  /** All changes since the last call that wake the relay. */
  const drained = async () => {
    const all = [];
    for (let batch = await changes(); batch.length > 0; batch = await changes()) all.push(...batch);
    return all.filter((record) => entityOf(record) in EVENTS);
  };
  return {
    async skip(): Promise<void> {
      await drained();
    },
    async work(): Promise<Downstream> {
      messages.length = 0;
      const Records = await drained();
      const first = Records.length > 0 ? await measured(() => relayed({ Records: [...Records] })) : undefined;
      /* Rows that the relay wrote are in the stream again. */
      const again = await drained();
      if (again.length > 0) await relayed({ Records: [...again] });
      const works: Record<string, MeasuredWork> = {};
      const sent = messages.length;
      for (const { worker, body } of messages.splice(0)) {
        const handler = workers[worker];
        if (!handler) continue;
        const work = await measured(() => handler({ Records: [{ messageId: newId(), body }] }));
        works[worker] = plus(works[worker] ?? NOTHING, work);
      }
      return { ...(first && { relay: first }), workers: works, messages: sent };
    },
    stop: () => indexStore.stop(),
  };
};
