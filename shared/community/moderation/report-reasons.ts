import type * as z from 'zod';
import { findFormer } from '../../hubs/slugs/text-index.ts';
import { absent, compare, either, equals, free } from '../../platform/db/expression.ts';
import type { Actor, Item } from '../../platform/db/item.ts';
import { type HubKey, hubPartition } from '../../platform/db/key.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import { tombstone } from '../../platform/db/write.ts';
import { newId } from '../../platform/ids/id.ts';
import { makeRoom, walkList } from '../../platform/positions/make-room.ts';
import { defaultReasons, type ReportReason } from './default-reasons.ts';
import type { ReportReasonChange, ReportReasonInput } from './report-reason-input.ts';
import {
  formerLabelKey,
  labelKey,
  labelPointer,
  REASON,
  type ReportReasonItem,
  reasonCountKey,
  reportReasonCountEntity,
  reportReasonEntity,
  reportReasonKey,
} from './report-reason-item.ts';

/** The maximum of a hub's own reasons. */
export const MAX_REASONS = 100;

const reasonView = ({ label_key: _, ...reason }: ReportReasonItem): ReportReason => ({ ...reason, is_default: false });

/** The sort key: by position; at the same position the hub's own before the platform's, oldest first. */
export const listOrder = ({ position, is_default, id }: ReportReason): string =>
  `${String(position).padStart(10, '0')}#${is_default ? 1 : 0}#${id}`;

const byListOrder = (one: ReportReason, other: ReportReason): number => (listOrder(one) < listOrder(other) ? -1 : 1);

const key = ({ pk, sk }: Item) => ({ pk, sk });

/** A hub's own reasons and the platform's defaults, which are not stored. */
export const reportReasons = (db: Table, hub: HubKey) => {
  const pointer = (label_key: string, id: string) => labelPointer(hub, label_key, id);
  const stored = (id: string) => db.get<ReportReasonItem>(reportReasonKey(hub, id));

  const index = {
    form: labelKey,
    formerForm: formerLabelKey,
    idAt: async (label_key: string) => (await db.get<{ id: string }>(key(pointer(label_key, ''))))?.id,
    nameOf: async (id: string) => (await stored(id))?.label,
  };

  const own = async () => {
    const run = { partition: hubPartition(hub), prefix: REASON, limit: MAX_REASONS, after: undefined };
    return (await db.query<ReportReasonItem>(run)).items;
  };
  /** Makes room at the new position among the hub's own reasons. The platform's keep their positions. */
  const makeRoomFor = async (current: ReportReasonItem, to = current.position) =>
    to === current.position ? undefined : makeRoom(db, walkList(await own()), current, to);

  return {
    /** All reasons, sorted. */
    async all(): Promise<readonly ReportReason[]> {
      return [...defaultReasons(hub.hub), ...(await own()).map(reasonView)].sort(byListOrder);
    },

    async get(id: string): Promise<ReportReason | undefined> {
      const standard = defaultReasons(hub.hub).find((reason) => reason.id === id);
      if (standard) return standard;
      const own = await stored(id);
      return own && reasonView(own);
    },

    async create(
      input: z.output<typeof ReportReasonInput>,
      actor: Actor,
      now: Date,
    ): Promise<ReportReason | 'label_taken' | 'limit_reached'> {
      if (await findFormer(index, input.label)) return 'label_taken';
      const id = newId();
      const timestamp = now.toISOString();
      const ids = { id, team_id: hub.team, hub_id: hub.hub };
      const item = { ...ids, ...input, label_key: labelKey(input.label), created_at: timestamp, updated_at: timestamp };
      const row = { ...reportReasonKey(hub, id), entity: reportReasonEntity, ...item, actor: { ...actor } };
      const made = await db.transact([
        { label: 'taken', put: pointer(item.label_key, id), condition: free },
        { put: row, condition: free },
        {
          update: reasonCountKey(hub),
          change: { add: { count: 1 }, initial: { entity: reportReasonCountEntity } },
          condition: either(absent('count'), compare('count', '<', MAX_REASONS)),
        },
      ]);
      if (made.ok) return reasonView(item);
      return made.failed.some(({ label }) => label === 'taken') ? 'label_taken' : 'limit_reached';
    },

    /** A new label is reserved and the old one released in the same transaction. */
    change: (
      id: string,
      input: z.output<typeof ReportReasonChange>,
      actor: Actor,
      now: Date,
    ): Promise<ReportReason | 'label_taken' | 'not_found'> =>
      retryUntilCommitted(async () => {
        const current = await stored(id);
        if (!current) return 'not_found';
        if (Object.values(input).every((value) => value === undefined)) return reasonView(current);
        const label_key = input.label === undefined ? undefined : labelKey(input.label);
        const former = input.label === undefined ? undefined : await findFormer(index, input.label);
        if (former !== undefined && former !== id) return 'label_taken';
        const room = await makeRoomFor(current, input.position);
        const set = {
          ...input,
          position: room?.position,
          label_key,
          updated_at: now.toISOString(),
          actor: { ...actor },
        };
        const from = current.label_key;
        const written = await db.transact([
          { label: 'reason', update: reportReasonKey(hub, id), change: { set }, condition: equals('label_key', from) },
          ...(label_key === undefined || label_key === from
            ? []
            : [
                { label: 'taken', put: pointer(label_key, id), condition: free },
                { remove: key(pointer(from, id)), condition: equals('id', id) },
              ]),
        ]);
        if (written.ok) return reasonView({ ...current, ...(await stored(id)) });
        return written.failed.some(({ label }) => label === 'reason') ? undefined : 'label_taken';
      }),

    /** Deletes it and releases its label; reports keep its id. False if it does not exist. */
    remove: (id: string, actor: Actor, now: Date): Promise<boolean> =>
      retryUntilCommitted(async () => {
        const current = await stored(id);
        if (!current) return false;
        const from = current.label_key;
        const deletion = { entity: reportReasonEntity, actor, now };
        const gone = await db.transact([
          { put: tombstone(reportReasonKey(hub, id), deletion), condition: equals('label_key', from) },
          { remove: key(pointer(from, id)), condition: equals('id', id) },
          { update: reasonCountKey(hub), change: { add: { count: -1 } } },
        ]);
        return gone.ok ? true : undefined;
      }),
  };
};
