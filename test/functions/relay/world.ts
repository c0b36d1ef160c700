import { routes as alerts } from '../../../functions/alerts/routes.ts';
import { routes as hubs } from '../../../functions/hubs/routes.ts';
import { relay } from '../../../functions/relay/relay.ts';
import type { StreamRecord } from '../../../functions/relay/stream-record.ts';
import { routes as teams } from '../../../functions/teams/routes.ts';
import type { Route } from '../../../shared/api/route.ts';
import type { MailJob } from '../../../shared/delivery/email/mail-job.ts';
import type { DeriveJob } from '../../../shared/downstream/derived/derive-job.ts';
import type { RemovalJob } from '../../../shared/downstream/erasure/removal-job.ts';
import type { ExportJob } from '../../../shared/downstream/exports/export-job.ts';
import type { LiveJob } from '../../../shared/downstream/live/live-job.ts';
import { liveWake } from '../../../shared/downstream/live/wake.ts';
import { notifier } from '../../../shared/downstream/notifications/notifier.ts';
import type { AwardJob } from '../../../shared/engagement/achievements/award-job.ts';
import { seatChangeHandler } from '../../../shared/engagement/hub-events/seat-queue.ts';
import { putInInboxes } from '../../../shared/engagement/messages/inbox-updates.ts';
import type { ImportJob } from '../../../shared/hubs/imports/import-job.ts';
import type { Environment } from '../../../shared/platform/runtime/config.ts';
import { changesOf } from '../../support/changes.ts';
import { relayPorts } from '../../support/relay-ports.ts';
import { startService } from '../../support/service.ts';

/** Routes, the table's stream, and the relay. */
export const startRelay = async (more: readonly Route<never>[] = [], media?: Environment, engine = false) => {
  const routes = [...hubs, ...teams, ...alerts, ...more] as unknown as readonly Route<unknown>[];
  const service = await startService<unknown>(routes, undefined, {
    stream: true,
    ...(media && { media }),
    engine,
  });
  const next = changesOf(service.store);
  const emailJobs: MailJob[] = [];
  const importJobs: ImportJob[] = [];
  const awardJobs: AwardJob[] = [];
  const derivedJobs: DeriveJob[] = [];
  const exportJobs: ExportJob[] = [];
  const removalJobs: RemovalJob[] = [];
  const liveJobs: LiveJob[] = [];
  const failures: unknown[] = [];
  let mailFails = false;

  const mail = {
    async send(job: MailJob) {
      if (mailFails) throw new Error('the queue is out of reach');
      emailJobs.push(job);
    },
  };
  const imports = {
    async send(job: ImportJob) {
      importJobs.push(job);
    },
  };
  const awards = {
    async send(job: AwardJob) {
      awardJobs.push(job);
    },
  };
  const removals = {
    async send(job: RemovalJob) {
      removalJobs.push(job);
    },
  };
  const run = relay(
    relayPorts(service.db, {
      mail,
      imports,
      awards,
      derived: {
        async send(job: DeriveJob) {
          derivedJobs.push(job);
        },
      },
      removals,
      settleSeats: seatChangeHandler(service.db, { send: async () => undefined }),
      exports: {
        async send(job: ExportJob) {
          exportJobs.push(job);
        },
      },
      notify: (event) => notifier(service.db, mail)(event, new Date()),
      live: liveWake(service.db, { send: async (job) => void liveJobs.push(job) }),
      putInInboxes: (messages) => putInInboxes(service.db, messages, new Date()),
      failed: (_, error) => failures.push(error),
    }),
  );

  /** All changes since the last call, in stream order. */
  const changes = async (): Promise<readonly StreamRecord[]> => {
    const found: StreamRecord[] = [];
    for (;;) {
      const batch = await next();
      if (batch.length === 0) return found;
      found.push(...batch);
    }
  };

  return {
    service,
    emailJobs,
    importJobs,
    awardJobs,
    derivedJobs,
    removalJobs,
    exportJobs,
    liveJobs,
    failures,
    changes,
    run: (records: readonly StreamRecord[]) => run({ Records: records }),
    failMail(fails: boolean) {
      mailFails = fails;
    },

    /** Relays until there are no new changes; returns the number of rounds. */
    async relayAll(): Promise<number> {
      for (let rounds = 0; ; rounds += 1) {
        const records = await changes();
        if (records.length === 0) return rounds;
        const { batchItemFailures } = await run({ Records: records });
        if (batchItemFailures.length > 0) throw failures.at(-1);
      }
    },

    post: (path: string, token: string, body: object) => service.call({ method: 'POST', path, token, body }),
  };
};

export type RelayWorld = Awaited<ReturnType<typeof startRelay>>;
