import { eraseData } from '../../../functions/erase-data/erase-data.ts';
import { oneTimeTokens } from '../../../shared/accounts/identity/one-time-tokens.ts';
import type { RemovalJob } from '../../../shared/downstream/erasure/removal-job.ts';
import { LISTING } from '../../../shared/platform/db/listing.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { outcome } from '../../support/answers.ts';
import { noScans } from '../erase-data/scans.ts';
import type { MeWorld, Person } from './world.ts';

type Row = Readonly<Record<string, { readonly S?: string }>>;

/** Erases members, and runs the worker that completes the erasure. */
export const erasing = (world: MeWorld) => {
  const { db, relay, service, ours } = world;
  /** The keys of the removed files. */
  const removed: string[] = [];

  /** The token of a magic link, which proves that the caller is the member. */
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
      scanned: noScans(table),
      objects: { remove: async (key: string) => void removed.push(key) } as never,
      queue: { send: async (job) => void again.push(job) },
      seats: { send: async () => undefined },
      failed: () => undefined,
    });
    const Records = jobs.map((job, nth) => ({ messageId: String(nth), body: JSON.stringify(job) }));
    const { batchItemFailures } = await worker({ Records });
    return { again, failures: batchItemFailures.length };
  };

  /** The removal jobs of all changes so far. */
  const jobs = async (): Promise<readonly RemovalJob[]> => {
    await relay.relayAll();
    return relay.removalJobs.splice(0);
  };

  /** All rows that contain the text; an id matches the rows of its person. */
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
      const response = await erase(by, { token: await tokenFor(by) });
      if (response.status !== 204) throw new Error(outcome(response));
    },

    /** Runs all jobs that follow from an erasure. */
    settle: async () => work(await jobs()),

    /** The kinds of rows in the partitions of the person. */
    async kindsOf({ id }: Person): Promise<readonly unknown[]> {
      const own = (await rowsNaming(id)).filter((row) => `${row.pk?.S} ${row[LISTING.partition]?.S}`.includes(id));
      return [...new Set(own.map(({ entity }) => entity?.S))];
    },
  };
};
