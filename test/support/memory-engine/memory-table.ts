import { LISTING } from '../../../shared/platform/db/listing.ts';
import { canceled, conditionFailed, invalid, notUpdatable } from './errors.ts';
import { type Bindings, meets, type Row } from './expression.ts';
import { type Place, Rows } from './rows.ts';
import { updated } from './update.ts';
import { compareText, kept, type Stored, sameValue } from './values.ts';

/** A change of a row, as the stream reports it. */
export interface RowChange {
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

type Input = Readonly<Record<string, unknown>>;

const boundOf = (input: Input): Bindings => ({
  names: (input.ExpressionAttributeNames ?? {}) as Bindings['names'],
  values: (input.ExpressionAttributeValues ?? {}) as Bindings['values'],
});

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const keyOf = (input: Input): Row => (input.Key ?? input.Item ?? {}) as Row;

const hasKey = ({ pk, sk }: Row): boolean => typeof pk === 'string' && pk !== '' && typeof sk === 'string' && sk !== '';

/** The row that a write leaves, or `undefined` if it removes the row. */
const afterOf = (kind: string, input: Input, before: Row | undefined): Row | undefined => {
  if (kind === 'Put') return kept(input.Item) as Row;
  if (kind === 'Delete') return undefined;
  if (kind === 'ConditionCheck') return before;
  const { pk = '', sk = '' } = keyOf(input);
  return updated(textOf(input.UpdateExpression), before ?? { pk, sk }, boundOf(input));
};

/** DynamoDB rejects a filter on the keys by which it reads. */
const rejectKeys = (filter: string | undefined, names: Bindings['names'], keys: readonly string[]): void => {
  const used = filter?.match(/#\w+/g)?.map((name) => names[name] ?? '') ?? [];
  if (used.some((name) => keys.includes(name)))
    throw invalid('Filter Expression can only contain non-primary key attributes');
};

/** The first place of a range, and the first after it. */
type Bounds = readonly [first: number, end: number];

/** The first place in a range for which a condition does not hold that holds for all before it. */
const firstThatIsNot = (
  condition: (place: Place) => boolean,
  places: readonly Place[],
  [first, end]: Bounds,
): number => {
  let [low, high] = [first, Math.max(first, end)];
  while (low < high) {
    const middle = (low + high) >> 1;
    const place = places[middle];
    if (place && condition(place)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** A table in memory with the operations, conditions and transactions of DynamoDB that the product uses. */
export class MemoryTable {
  readonly rows = new Rows();
  readonly #changed: (change: RowChange) => unknown;

  constructor(changed: (change: RowChange) => unknown = () => undefined) {
    this.#changed = changed;
  }

  #commit(key: Row, after: Row | undefined): void {
    const before = this.rows.get(key.pk, key.sk);
    if (sameValue(before as Stored, after as Stored)) return;
    this.rows.write(key.pk, key.sk, after);
    this.#changed({ before, after });
  }

  get(input: Input): object {
    const { pk, sk } = keyOf(input);
    const Item = this.rows.get(pk, sk);
    return Item ? { Item } : {};
  }

  batchGet(keys: readonly Row[]): readonly Row[] {
    if (keys.length > 100) throw invalid('Too many items requested for the BatchGetItem call');
    return keys.flatMap(({ pk, sk }) => this.#present(pk, sk));
  }

  #present(pk: unknown, sk: unknown): readonly Row[] {
    const row = this.rows.get(pk, sk);
    return row ? [row] : [];
  }

  write(kind: 'Put' | 'Update' | 'Delete', input: Input): object {
    const key = keyOf(input);
    if (!hasKey(key)) throw invalid('One or more parameter values are not valid: a key is empty or missing');
    const before = this.rows.get(key.pk, key.sk);
    if (!meets(textOf(input.ConditionExpression), before, boundOf(input)))
      throw conditionFailed(input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? before : undefined);
    const after = afterOf(kind, input, before);
    this.#commit(key, after);
    return kind === 'Update' && after ? { Attributes: after } : {};
  }

  /** Writes all steps or none. */
  transact(items: readonly Readonly<Record<string, Input>>[]): object {
    if (items.length > 100) throw invalid('Member must have length less than or equal to 100');
    const steps = items
      .flatMap((item) => Object.entries(item))
      .map(([kind, input]) => {
        const key = keyOf(input);
        if (!hasKey(key)) throw invalid('One or more parameter values are not valid: a key is empty or missing');
        const row = this.rows.get(key.pk, key.sk);
        return { kind, input, key, row, failed: !meets(textOf(input.ConditionExpression), row, boundOf(input)) };
      });
    if (new Set(steps.map(({ key }) => Rows.address(key.pk, key.sk))).size < steps.length)
      throw invalid('Transaction request cannot include multiple operations on one item');
    if (steps.some(({ failed }) => failed)) throw canceled(steps);
    const results = steps.map(({ kind, input, key, row }, nth) => {
      try {
        return { key, after: afterOf(kind, input, row) };
      } catch {
        throw notUpdatable(steps.length, nth);
      }
    });
    for (const { key, after } of results) this.#commit(key, after);
    return {};
  }

  query(input: Input): object {
    const { names, values } = boundOf(input);
    const index = input.IndexName === LISTING.index;
    const [hash = '', range] = String(input.KeyConditionExpression).split(/ AND (.*)/s);
    rejectKeys(textOf(input.FilterExpression), names, index ? [LISTING.partition, LISTING.sort] : ['pk', 'sk']);
    const partition = String(values[hash.split(' = ')[1] ?? '']);
    const places = this.rows.places(partition, index);
    const bounds = this.#after(places, this.#bounds(partition, index, range, { names, values }), input, index);
    return this.#page(input, places, bounds, index);
  }

  #bounds(partition: string, index: boolean, range: string | undefined, bound: Bindings): Bounds {
    const places = this.rows.places(partition, index);
    if (!range) return [0, places.length];
    const found = range.match(/:\w+/g)?.map((name) => String(bound.values[name])) ?? [];
    const [low = '', high] = found;
    const from = this.rows.from(partition, index, { sort: low, pk: '', sk: '' });
    const isWithin = ({ sort }: Place): boolean =>
      high === undefined ? sort.startsWith(low) : compareText(sort, high) <= 0;
    return [from, firstThatIsNot(isWithin, places, [from, places.length])];
  }

  #after(places: readonly Place[], [first, last]: Bounds, input: Input, index: boolean): Bounds {
    const start = input.ExclusiveStartKey as Record<string, string> | undefined;
    if (!start) return [first, last];
    const sort = index ? start[LISTING.sort] : start.sk;
    const order = ({ sort: one, pk, sk }: Place): number =>
      compareText(one, sort ?? '') || (index ? compareText(pk, start.pk ?? '') || compareText(sk, start.sk ?? '') : 0);
    return input.ScanIndexForward === false
      ? [first, firstThatIsNot((place) => order(place) < 0, places, [first, last])]
      : [firstThatIsNot((place) => order(place) <= 0, places, [first, last]), last];
  }

  #page(input: Input, places: readonly Place[], [first, end]: Bounds, index: boolean): object {
    const limit = Number(input.Limit ?? Number.POSITIVE_INFINITY);
    const found =
      input.ScanIndexForward === false
        ? places.slice(Math.max(first, end - limit), end).toReversed()
        : places.slice(first, Math.min(end, first + limit));
    const read = found.flatMap(({ pk, sk }) => this.#present(pk, sk));
    const filter = textOf(input.FilterExpression);
    const Items = read.filter((row) => meets(filter, row, boundOf(input)));
    const last = end - first >= limit ? read.at(-1) : undefined;
    if (!last) return { Items };
    const { pk, sk, [LISTING.partition]: list, [LISTING.sort]: sort } = last;
    const LastEvaluatedKey = { pk, sk, ...(index && { [LISTING.partition]: list, [LISTING.sort]: sort }) };
    return { Items, LastEvaluatedKey };
  }

  scan(input: Input): object {
    const filter = textOf(input.FilterExpression);
    return { Items: this.rows.all().filter((row) => meets(filter, row, boundOf(input))) };
  }
}
