import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_POSITION, type Placed, roomFor, walkList } from '../../../../shared/platform/positions/make-room.ts';

const inOrder = (list: readonly Placed[]) =>
  list.toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));

const move = async (list: readonly Placed[], id: string, to: number): Promise<readonly Placed[]> => {
  const from = list.find((one) => one.id === id)?.position;
  const { position, shifts } = await roomFor(walkList(list), { id, position: from }, to);
  const made = new Map(shifts.map(({ row, position: next }) => [row.id, next]));
  const others = list.filter((one) => one.id !== id);
  return inOrder([...others.map((one) => ({ ...one, position: made.get(one.id) ?? one.position })), { id, position }]);
};
const listOf = (positions: readonly number[]): readonly Placed[] =>
  positions.map((position, nth) => ({ id: String.fromCharCode(97 + nth), position }));
const idsOf = (list: readonly Placed[]) => list.map(({ id }) => id);
const without = (id: string, list: readonly Placed[]) => idsOf(list).filter((one) => one !== id);

test('in a list without gaps an item moves to any index, and the others keep their order', async () => {
  for (let size = 1; size <= 6; size += 1) {
    const list = listOf(Array.from({ length: size }, (_, nth) => nth));
    for (const { id } of list)
      for (let index = 0; index < size; index += 1) {
        const moved = await move(list, id, index);
        expect(idsOf(moved)).toEqual(without(id, list).toSpliced(index, 0, id));
        expect(moved.map(({ position }) => position)).toEqual(list.map(({ position }) => position));
      }
  }
});

test('with any positions the others keep their order within bounds, and the item gets the requested index', async () => {
  const near = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: MAX_POSITION - 3, max: MAX_POSITION }));
  await fc.assert(
    fc.asyncProperty(fc.array(near, { minLength: 1, maxLength: 8 }), fc.nat(), near, async (positions, nth, to) => {
      const list = inOrder(listOf(positions));
      const id = list[nth % list.length]?.id ?? '';
      const moved = await move(list, id, to);
      expect(without(id, moved)).toEqual(without(id, list));
      for (const { position } of moved) expect(position >= 0 && position <= MAX_POSITION).toBe(true);
      const now = moved.find((one) => one.id === id)?.position;
      expect([to, to + 1]).toContain(now);
      expect(moved.filter(({ position }) => position === now)).toHaveLength(1);
    }),
    { numRuns: 2_000 },
  );
});

test('only adjacent items without a gap make room', async () => {
  const { shifts } = await roomFor(walkList(listOf([0, 1, 2, 5, 6, 9])), { id: 'f', position: 9 }, 1);
  expect(shifts.map(({ row, position }) => [row.id, position])).toEqual([
    ['b', 2],
    ['c', 3],
  ]);
});
