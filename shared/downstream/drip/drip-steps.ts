import { absent, all, type Condition, compare, either, equals, live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Page, Position } from '../../platform/db/query.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import type { FailedStep, Step } from '../../platform/db/transaction.ts';
import { tombstone } from '../../platform/db/write.ts';
import { newId } from '../../platform/ids/id.ts';
import { makeRoom, walkList } from '../../platform/positions/make-room.ts';
import { bytesOf } from './compile.ts';
import type { DripStepWords } from './drip-input.ts';
import { DRIP_STEP, type DripStepItem, dripStepCountKey, dripStepKey, dripStepsOf } from './step-item.ts';

/** How many steps a campaign may have. */
export const MAX_STEPS = 90;
/** How many bytes they may take together, so that what is published of them fits into one item of the store. */
const MAX_BYTES = 380_000;

const ROOM = 'room';

const hasRoom = (bytes: number): Condition =>
  either(absent('bytes'), compare('bytes', '<=', MAX_BYTES - Math.max(bytes, 0)));
const isRefused = (failed: readonly FailedStep[]): boolean => failed.some(({ label }) => label === ROOM);

/** The steps of one campaign. */
export const dripSteps = (db: Table, hub: HubKey, campaign: string) => {
  const keyOf = (id: string) => dripStepKey(hub, campaign, id);
  const get = (id: string) => db.get<DripStepItem>(keyOf(id));
  const run = { partition: dripStepsOf(hub, campaign), prefix: DRIP_STEP };
  const list = (page: { readonly limit: number; readonly after: Position | undefined }): Promise<Page<DripStepItem>> =>
    db.query<DripStepItem>({ ...run, ...page });
  const countKey = dripStepCountKey(hub, campaign);
  const itemOf = (input: DripStepWords, now: string): DripStepItem => {
    const tenant = { team_id: hub.team, hub_id: hub.hub, drip_campaign_id: campaign };
    const item = { id: newId(), ...tenant, ...input, bytes: 0, created_at: now, updated_at: now };
    return { ...item, bytes: bytesOf(item) };
  };
  /** As it was read: what its place among the others was counted by. */
  const unchanged = ({ bytes }: DripStepItem): Condition => all(live, equals('bytes', bytes));
  const resized = (by: number): readonly Step[] =>
    by === 0
      ? []
      : [{ label: ROOM, update: countKey, change: { add: { bytes: by } }, ...(by > 0 && { condition: hasRoom(by) }) }];

  /** Where a step that moves is to stand, once the others made room for it; nothing for one that stays. */
  const roomOf = async (current: DripStepItem, to = current.position) => {
    if (to === current.position) return undefined;
    const { items } = await db.query<DripStepItem>({ ...run, limit: MAX_STEPS, after: undefined });
    return makeRoom(db, walkList(items), current, to);
  };

  return {
    get,

    /** In the order in which they were made. */
    list,

    /** Written together with `more`; `undefined` where a step of that failed. */
    async create(
      input: DripStepWords,
      actor: Actor,
      at: Date,
      more: readonly Step[] = [],
    ): Promise<DripStepItem | 'limit_reached' | undefined> {
      const item = itemOf(input, at.toISOString());
      const made = await db.transact([
        { put: { ...keyOf(item.id), entity: 'drip_step', ...item, actor: { ...actor } } },
        {
          label: ROOM,
          update: countKey,
          change: { add: { count: 1, bytes: item.bytes }, initial: { entity: 'drip_step_count' } },
          condition: all(either(absent('count'), compare('count', '<', MAX_STEPS)), hasRoom(item.bytes)),
        },
        ...more,
      ]);
      if (made.ok) return item;
      return isRefused(made.failed) ? 'limit_reached' : undefined;
    },

    /** The step as changed; what is not named stays as others leave it. Who had it already keeps what they had. */
    change: (
      id: string,
      said: Partial<DripStepWords>,
      actor: Actor,
      at: Date,
    ): Promise<DripStepItem | 'limit_reached' | 'not_found'> =>
      retryUntilCommitted(async () => {
        const current = await get(id);
        if (!current) return 'not_found';
        const room = await roomOf(current, said.position);
        const bytes = bytesOf({ ...current, ...said });
        const set = { ...said, position: room?.position, bytes, updated_at: at.toISOString(), actor: { ...actor } };
        const made = await db.transact([
          { update: keyOf(id), change: { set }, condition: unchanged(current) },
          ...resized(bytes - current.bytes),
        ]);
        if (made.ok) return (await get(id)) ?? 'not_found';
        return isRefused(made.failed) ? 'limit_reached' : undefined;
      }),

    /** Whether it stood. */
    remove: (id: string, actor: Actor, at: Date): Promise<boolean> =>
      retryUntilCommitted(async () => {
        const current = await get(id);
        if (!current) return false;
        const gone = await db.transact([
          { put: tombstone(keyOf(id), { entity: 'drip_step', actor, at }), condition: unchanged(current) },
          { update: countKey, change: { add: { count: -1, bytes: -current.bytes } } },
        ]);
        return gone.ok || undefined;
      }),
  };
};
