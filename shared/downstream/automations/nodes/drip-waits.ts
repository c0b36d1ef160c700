import type { DripWait } from '../../../access/drip/entry-item.ts';
import type { DefinedNode, Definition } from '../definition.ts';

/** The data of a wait and of the unlock behind it, as drip campaigns compile them. */
type DripData = Partial<DripWait>;

const isWait = ({ type }: { readonly type: string }): boolean => type === 'drip_wait';

/** The waits of a drip campaign from a node on, each with what it unlocks; `undefined` if the node is another kind. */
export const dripWaitsFrom = ({ nodes }: Definition, first: string): readonly DripWait[] | undefined => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const dataOf = (node: DefinedNode | undefined): DripData => node?.data ?? {};
  const waits: DripWait[] = [];
  let node = byId.get(first);
  if (!node || !isWait(node)) return undefined;
  while (node && isWait(node)) {
    const effect = byId.get(node.next ?? '');
    const { step_id = '', at, seconds } = dataOf(node);
    const { target_type, target_id } = dataOf(effect);
    const when = at === undefined ? { seconds: seconds ?? 0 } : { at };
    waits.push({ step_id, ...when, ...(target_type && target_id && { target_type, target_id }) });
    node = byId.get(effect?.next ?? '');
  }
  return waits;
};
