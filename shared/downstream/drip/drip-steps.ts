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
import { definitionBytes } from './compile.ts';
import type { DripStepFields } from './drip-input.ts';
import {
  DRIP_STEP,
  type DripStepItem,
  dripStepCountEntity,
  dripStepCountKey,
  dripStepEntity,
  dripStepKey,
  dripStepsPartition,
} from './step-item.ts';

/** The maximum number of steps of a campaign. */
export const MAX_STEPS = 90;
/** The maximum bytes of all steps, so that the definition fits into one DynamoDB item. */
const MAX_BYTES = 380_000;

const LIMIT = 'limit';

const fits = (bytes: number): Condition =>
  either(absent('bytes'), compare('bytes', '<=', MAX_BYTES - Math.max(bytes, 0)));
const isLimitReached = (failed: readonly FailedStep[]): boolean => failed.some(({ label }) => label === LIMIT);

/** The steps of one campaign. */
export const dripSteps = (db: Table, hub: HubKey, campaign: string) => {
  const keyOf = (id: string) => dripStepKey(hub, campaign, id);
  const get = (id: string) => db.get<DripStepItem>(keyOf(id));
  const run = { partition: dripStepsPartition(hub, campaign), prefix: DRIP_STEP };
  const list = (page: { readonly limit: number; readonly after: Position | undefined }): Promise<Page<DripStepItem>> =>
    db.query<DripStepItem>({ ...run, ...page });
  const countKey = dripStepCountKey(hub, campaign);
  const itemOf = (input: DripStepFields, timestamp: string): DripStepItem => {
    const tenant = { team_id: hub.team, hub_id: hub.hub, drip_campaign_id: campaign };
    const item = { id: newId(), ...tenant, ...input, bytes: 0, created_at: timestamp, updated_at: timestamp };
    return { ...item, bytes: definitionBytes(item) };
  };
  /** The step was not changed since it was read. */
  const unchanged = ({ bytes }: DripStepItem): Condition => all(live, equals('bytes', bytes));
  const resized = (by: number): readonly Step[] =>
    by === 0
      ? []
      : [{ label: LIMIT, update: countKey, change: { add: { bytes: by } }, ...(by > 0 && { condition: fits(by) }) }];

  /** The new position of a step that moves, after the other steps made room; `undefined` if it does not move. */
  const newPosition = async (current: DripStepItem, to = current.position) => {
    if (to === current.position) return undefined;
    const { items } = await db.query<DripStepItem>({ ...run, limit: MAX_STEPS, after: undefined });
    return makeRoom(db, walkList(items), current, to);
  };

  return {
    get,

    /** Sorted oldest first. */
    list,

    /** Creates a step in one transaction with `more`; returns `undefined` if a step of `more` failed. */
    async create(
      input: DripStepFields,
      actor: Actor,
      now: Date,
      more: readonly Step[] = [],
    ): Promise<DripStepItem | 'limit_reached' | undefined> {
      const item = itemOf(input, now.toISOString());
      const made = await db.transact([
        { put: { ...keyOf(item.id), entity: dripStepEntity, ...item, actor: { ...actor } } },
        {
          label: LIMIT,
          update: countKey,
          change: { add: { count: 1, bytes: item.bytes }, initial: { entity: dripStepCountEntity } },
          condition: all(either(absent('count'), compare('count', '<', MAX_STEPS)), fits(item.bytes)),
        },
        ...more,
      ]);
      if (made.ok) return item;
      return isLimitReached(made.failed) ? 'limit_reached' : undefined;
    },

    /** Returns the changed step. Fields that are not sent keep their values. Members who received the step keep it. */
    change: (
      id: string,
      fields: Partial<DripStepFields>,
      actor: Actor,
      now: Date,
    ): Promise<DripStepItem | 'limit_reached' | 'not_found'> =>
      retryUntilCommitted(async () => {
        const current = await get(id);
        if (!current) return 'not_found';
        const moved = await newPosition(current, fields.position);
        const bytes = definitionBytes({ ...current, ...fields });
        const set = { ...fields, position: moved?.position, bytes, updated_at: now.toISOString(), actor: { ...actor } };
        const made = await db.transact([
          { update: keyOf(id), change: { set }, condition: unchanged(current) },
          ...resized(bytes - current.bytes),
        ]);
        if (made.ok) return (await get(id)) ?? 'not_found';
        return isLimitReached(made.failed) ? 'limit_reached' : undefined;
      }),

    /** Returns false if it does not exist. */
    remove: (id: string, actor: Actor, now: Date): Promise<boolean> =>
      retryUntilCommitted(async () => {
        const current = await get(id);
        if (!current) return false;
        const gone = await db.transact([
          { put: tombstone(keyOf(id), { entity: dripStepEntity, actor, now }), condition: unchanged(current) },
          { update: countKey, change: { add: { count: -1, bytes: -current.bytes } } },
        ]);
        return gone.ok || undefined;
      }),
  };
};
