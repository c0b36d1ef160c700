import type { _Record } from '@aws-sdk/client-dynamodb-streams';
import type { Item } from '../../../shared/platform/db/item.ts';
import { ledgerEventEntity } from '../../../shared/platform/ledger/ledger-key.ts';
import type { Column } from '../../hub/table.ts';
import type { Ops } from '../ops.ts';
import { type Mismatch, recount } from './counters.ts';
import { scan } from './scan.ts';
import type { RestoreState } from './state.ts';
import { eachRecord, STREAM_MS, streamOf, timeOf } from './stream.ts';

/** The rows of an entity in both tables. */
interface Counted {
  readonly entity: string;
  readonly before: number;
  readonly restored: number;
  /** What the old table had at the moment, by its stream; absent if the stream does not reach that far. */
  readonly expected?: number;
}

export interface Counts {
  readonly entities: readonly Counted[];
  readonly counters: readonly Mismatch[];
  /** The events after the moment, by type: they were published, and the restored table does not have them. */
  readonly lost: Readonly<Record<string, number>>;
  readonly teams: number;
}

type Totals = Map<string, number>;

const add = (totals: Totals, entity: string, by: number): void => {
  totals.set(entity, (totals.get(entity) ?? 0) + by);
};

const entityOf = (image: { readonly entity?: { readonly S?: string } } | undefined): string | undefined =>
  image && (image.entity?.S ?? '');

/** The events after the moment, and the teams that they belong to. */
class Lost {
  readonly byType: Totals = new Map();
  readonly teams = new Set<string>();

  add(type: string, team: string | null | undefined): void {
    add(this.byType, type, 1);
    if (team) this.teams.add(team);
  }
}

interface Changes {
  /** What the number of rows of each entity was larger by at the moment. */
  readonly rows: Totals;
  readonly lost: Lost;
}

/**
 * The changes since the moment, from the stream: the first record of a row shows whether it existed then, the last one
 * whether it exists now.
 */
const changesSince = async (ops: Ops, stream: string, at: number): Promise<Changes> => {
  const then = new Map<string, string | undefined>();
  const now = new Map<string, string | undefined>();
  const lost = new Lost();
  const bar = ops.progress('changes since the moment');
  await eachRecord(ops.stage, stream, ({ dynamodb = {}, ...record }: _Record) => {
    if (timeOf({ ...record, dynamodb }) <= at) return;
    const { Keys, OldImage, NewImage } = dynamodb;
    const key = JSON.stringify([Keys?.pk, Keys?.sk]);
    if (!then.has(key)) then.set(key, entityOf(OldImage));
    now.set(key, entityOf(NewImage));
    if (!OldImage && NewImage?.entity?.S === ledgerEventEntity) lost.add(NewImage.type?.S ?? '', NewImage.team_id?.S);
    bar.at(now.size);
  });
  bar.end();
  const rows: Totals = new Map();
  for (const entity of then.values()) if (entity !== undefined) add(rows, entity, 1);
  for (const entity of now.values()) if (entity !== undefined) add(rows, entity, -1);
  return { rows, lost };
};

interface EventRow {
  readonly at?: string;
  readonly type?: string;
  readonly team_id?: string | null;
}

/** Counts the rows of both tables, and recounts the counters of the restored one. */
export const countTables = async (ops: Ops, { from, to, at }: RestoreState): Promise<Counts> => {
  const [before, restored]: [Totals, Totals] = [new Map(), new Map()];
  const later = new Lost();
  await scan(ops, from, (row: Item) => {
    add(before, row.entity, 1);
    const event = row as EventRow;
    if (row.entity === ledgerEventEntity && event.at && event.at > at) later.add(event.type ?? '', event.team_id);
  });
  const counters = recount();
  await scan(ops, to, (row: Item) => {
    add(restored, row.entity, 1);
    counters.add(row);
  });
  const stream = await streamOf(ops.stage, from);
  const isKept = ops.now().getTime() - Date.parse(at) < STREAM_MS;
  const since = stream && isKept ? await changesSince(ops, stream, Date.parse(at)) : undefined;
  const names = [...new Set([...before.keys(), ...restored.keys(), ...(since?.rows.keys() ?? [])])].toSorted();
  const entities = names.map((entity) => {
    const [old = 0, now = 0] = [before.get(entity), restored.get(entity)];
    return { entity, before: old, restored: now, ...(since && { expected: old + (since.rows.get(entity) ?? 0) }) };
  });
  const { byType, teams } = since?.lost ?? later;
  const lost = [...byType].toSorted(([, one], [, other]) => other - one);
  return { entities, counters: counters.mismatches(), lost: Object.fromEntries(lost), teams: teams.size };
};

export const COUNT_COLUMNS: readonly Column<Counted>[] = [
  { title: 'ENTITY', of: ({ entity }) => entity },
  { title: 'NOW', of: ({ before }) => before },
  { title: 'RESTORED', of: ({ restored }) => restored },
  { title: 'EXPECTED', of: ({ expected }) => expected },
];

/** The entities whose number of rows is not the expected one. */
export const unexpected = ({ entities }: Counts): readonly Counted[] =>
  entities.filter(({ restored, expected }) => expected !== undefined && restored !== expected);
