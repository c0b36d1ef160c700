import { LISTING } from '../../../shared/platform/db/listing.ts';
import type { Row } from './expression.ts';
import { compareText } from './values.ts';

/** The position of a row in a partition: its sort key, then its own key where the index has equal sort keys. */
export interface Place {
  readonly sort: string;
  readonly pk: string;
  readonly sk: string;
}

export const comparePlaces = (one: Place, other: Place): number =>
  compareText(one.sort, other.sort) || compareText(one.pk, other.pk) || compareText(one.sk, other.sk);

/** Rows in the order of their places. */
class Partition {
  readonly places: Place[] = [];

  /** The position of the first place that is not before this one. */
  from(place: Place): number {
    let [low, high] = [0, this.places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const found = this.places[middle];
      if (found && comparePlaces(found, place) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  add(place: Place): void {
    this.places.splice(this.from(place), 0, place);
  }

  remove(place: Place): void {
    this.places.splice(this.from(place), 1);
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const keyPlace = ({ pk, sk }: Row): readonly [string, Place] => [
  String(pk),
  { sort: String(sk), pk: String(pk), sk: String(sk) },
];

const listedPlace = (row: Row): readonly [string, Place] | undefined => {
  const [partition, sort] = [text(row[LISTING.partition]), text(row[LISTING.sort])];
  return partition === undefined || sort === undefined
    ? undefined
    : [partition, { sort, pk: String(row.pk), sk: String(row.sk) }];
};

const NONE: readonly Place[] = [];

/** The rows of one table, by key and by index. Rows are never changed, only replaced. */
export class Rows {
  readonly #rows = new Map<string, Row>();
  readonly #partitions = new Map<string, Partition>();
  readonly #lists = new Map<string, Partition>();

  static address(pk: unknown, sk: unknown): string {
    return `${String(pk)}\u0000${String(sk)}`;
  }

  get(pk: unknown, sk: unknown): Row | undefined {
    return this.#rows.get(Rows.address(pk, sk));
  }

  all(): readonly Row[] {
    return [...this.#rows.values()];
  }

  #change(of: Map<string, Partition>, at: readonly [string, Place] | undefined, how: 'add' | 'remove'): void {
    if (!at) return;
    const [name, place] = at;
    let partition = of.get(name);
    if (!partition) {
      partition = new Partition();
      of.set(name, partition);
    }
    partition[how](place);
  }

  /** Replaces, adds or removes the row of a key. */
  write(pk: unknown, sk: unknown, after: Row | undefined): void {
    const address = Rows.address(pk, sk);
    const before = this.#rows.get(address);
    if (before) this.#change(this.#lists, listedPlace(before), 'remove');
    if (before && !after) this.#change(this.#partitions, keyPlace(before), 'remove');
    if (after && !before) this.#change(this.#partitions, keyPlace(after), 'add');
    if (after) this.#change(this.#lists, listedPlace(after), 'add');
    if (after) this.#rows.set(address, after);
    else this.#rows.delete(address);
  }

  /** The places of a partition, or of a partition of the index. */
  places(partition: string, index: boolean): readonly Place[] {
    return (index ? this.#lists : this.#partitions).get(partition)?.places ?? NONE;
  }

  /** The position in a partition from which places are at or after this one. */
  from(partition: string, index: boolean, place: Place): number {
    return (index ? this.#lists : this.#partitions).get(partition)?.from(place) ?? 0;
  }
}
