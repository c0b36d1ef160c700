import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The layers of `shared`, and `functions`: all code that runs in production. */
export const areasOf = (tree: string): readonly string[] => [
  ...readdirSync(join(tree, 'shared'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `shared/${name}`)
    .sort(),
  'functions',
];

/** Text that only the description of the API has, and the documentation. */
export const LEFT_OUT = /(?:^|\/)(?:caller-docs|docs|no-docs)\.ts$|\/openapi\/|^functions\/system\/docs\//;

/** The tree whose tests are judged: this one, or that of SCORE_TREE, such as an earlier commit. */
export const judgedTree = (): string => {
  const tree = process.env.SCORE_TREE ?? join(import.meta.dirname, '..', '..', '..');
  if (!existsSync(join(tree, 'shared'))) throw new Error(`${tree} is not a tree of the service`);
  return tree;
};
