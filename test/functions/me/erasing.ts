import { eraseData } from '../../../functions/erase-data/erase-data.ts';
import { oneTimeTokens } from '../../../shared/accounts/identity/one-time-tokens.ts';
import type { RemovalJob } from '../../../shared/media/media/removal-queue.ts';
import { LISTING } from '../../../shared/platform/db/listing.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { outcome } from '../../support/answers.ts';
import type { MeWorld, Person } from './world.ts';

type Row = Readonly<Record<string, { readonly S?: string }>>;

/** How members erase themselves, and the worker that goes on with it. */
export const erasing = (world: MeWorld) => {
  const { db, relay, service, ours } = world;
  /** The keys of the files that were removed. */
  const removed: string[] = [];

  /** A letter’s token, which shows that it is they. */
  const tokenFor = ({ id, email }: Person, contact_id = id, now = new Date()) =>
    oneTimeTokens(db).store(
      'magic_link',
      { team_id: ours.id, hub_id: ours.hub, contact_id, email, return_url: null },
      600,
      now,
    );

  const erase = (by: { token: string }, attributes: object) =>
    world.send(by.token, 'DELETE', '/me', 'erasure_requests', attributes);

  const work = async (jobs: readonly RemovalJob[], table: Table = db) => {
    const again: RemovalJob[] = [];
    const worker = eraseData({
      db: table,
      objects: { remove: async (key: string) => void removed.push(key) } as never,
      queue: { send: async (job) => void again.push(job) },
      failed: () => undefined,
    });
    const Records = jobs.map((job, nth) => ({ messageId: String(nth), body: JSON.stringify(job) }));
    const { batchItemFailures } = await worker({ Records });
    return { again, failures: batchItemFailures.length };
  };

  /** The jobs that all that happened has led to. */
  const jobs = async (): Promise<readonly RemovalJob[]> => {
    await relay.relayAll();
    return relay.removalJobs.splice(0);
  };

  /** Every row that has this text in it; of a person’s id, those that are theirs. */
  const rowsNaming = async (text: string): Promise<readonly Row[]> => {
    const { ScanCommand } = await import('@aws-sdk/client-dynamodb');
    const { Items = [] } = await service.store.client.send(
      new ScanCommand({ TableName: service.store.name, ConsistentRead: true }),
    );
    return (Items as Row[]).filter((item) => JSON.stringify(item).includes(text));
  };

  return {
    removed,
    tokenFor,
    erase,
    work,
    jobs,
    rowsNaming,

    async erased(by: Person): Promise<void> {
      const answered = await erase(by, { token: await tokenFor(by) });
      if (answered.status !== 204) throw new Error(outcome(answered));
    },

    /** Lets all that follows an erasure happen. */
    settle: async () => work(await jobs()),

    /** What kinds of rows stand in partitions of theirs. */
    async kindsOf({ id }: Person): Promise<readonly unknown[]> {
      const own = (await rowsNaming(id)).filter((row) => `${row.pk?.S} ${row[LISTING.partition]?.S}`.includes(id));
      return [...new Set(own.map(({ entity }) => entity?.S))];
    },
  };
};
