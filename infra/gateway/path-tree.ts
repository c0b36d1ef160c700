import { isVariable, segmentsOf } from './match.ts';

/** The paths of an API by segment. All variables at the same position share a branch. */
export interface PathTree {
  readonly path: string;
  readonly children: Map<string, PathTree>;
  /** All owners below this path. */
  readonly owners: Set<string>;
  /** The owner of this path; undefined if it is only a prefix. */
  owner: string | undefined;
}

export const emptyTree = (path: string): PathTree => ({
  path,
  children: new Map(),
  owners: new Set(),
  owner: undefined,
});

const VARIABLE = '{}';

export const addPath = (root: PathTree, path: string, owner: string): void => {
  let node = root;
  for (const segment of segmentsOf(path)) {
    node.owners.add(owner);
    const key = isVariable(segment) ? VARIABLE : segment;
    const child = node.children.get(key) ?? emptyTree(`${node.path}/${segment}`);
    node.children.set(key, child);
    node = child;
  }
  if (node.owner !== undefined && node.owner !== owner) {
    throw new Error(`${path} is declared by both ${node.owner} and ${owner}`);
  }
  node.owner = owner;
};
